// retrace strategies: the table of strategies, in columns.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/sentences.hpp"

namespace retrace::cli {
namespace {

std::string padded(std::string_view text, std::size_t width) {
    return std::string(text) + std::string(width - columns_of(text) + 2, ' ');
}

constexpr std::array<std::string_view, 4> kStrategyColumns{"name", "order", "legality", "source"};

// A strategy's name, the order of its cells, the way to find legal digits, and the write-up it is faithful to.
using Row = std::array<std::string, kStrategyColumns.size()>;

std::vector<Row> rows() {
    std::vector<Row> rows;
    for (const Strategy& strategy : strategies()) {
        Row row{std::string(strategy.name)};
        for (std::size_t column = 1; column < row.size(); ++column) {
            row[column] =
                sentence_of(path_to(path_to("strategy-table", row[0]), kStrategyColumns[column]));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

ExitCode list_strategies(const Arguments& arguments) {
    Output output(STDOUT_FILENO);
    const std::vector<Row> table = rows();
    if (arguments.records != Records::none) {
        output.write(heading_of(arguments.records, kStrategyColumns));
        for (const Row& row : table) {
            Record record(arguments.records, kStrategyColumns);
            for (std::size_t column = 0; column < row.size(); ++column) {
                record.add(kStrategyColumns[column], row[column]);
            }
            output.write(record.line());
        }
        return output.finish();
    }
    std::array<std::size_t, kStrategyColumns.size()> widths{};
    for (const Row& row : table) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], columns_of(row[column]));
        }
    }
    for (const Row& row : table) {
        std::string line;
        for (std::size_t column = 0; column + 1 < row.size(); ++column) {
            line += padded(row[column], widths[column]);
        }
        output.write(line + row.back() + '\n');
    }
    return output.finish();
}

}  // namespace retrace::cli
