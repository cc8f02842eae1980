// retrace strategies and retrace techniques: the names that options take, in columns.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/explanation.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/texts.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::cli {
namespace {

std::string padded(std::string_view text, std::size_t width) {
    return std::string(text) + std::string(width - columns_of(text) + 2, ' ');
}

constexpr std::array<std::string_view, 4> kStrategyColumns{"name", "order", "legality", "source"};
constexpr std::array<std::string_view, 4> kTechniqueColumns{"name", "rating", "level", "title"};

using Row = std::array<std::string, 4>;

// A strategy's name, the order of its cells, the way to find legal digits, and the write-up it is faithful to.
std::vector<Row> rows_of_strategies() {
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

// A technique's name, the least rating that it gives, the skill that it takes, and what people call it.
std::vector<Row> rows_of_techniques() {
    constexpr std::array<std::string_view, 3> kLevels{"beginner", "usual", "expert"};
    std::vector<Row> rows;
    for (const techniques::Technique& technique : techniques::techniques()) {
        rows.push_back({std::string(technique.name),
                        technique.rating == 0 ? "-" : rating_text(technique.rating),
                        std::string(kLevels[static_cast<std::size_t>(technique.level)]),
                        name_text(technique)});
    }
    return rows;
}

ExitCode write_table(const std::vector<Row>& table, Columns columns, const Arguments& arguments) {
    std::array<std::size_t, std::tuple_size_v<Row>> widths{};
    for (const Row& row : table) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], columns_of(row[column]));
        }
    }
    Output output(STDOUT_FILENO);
    output.write(heading_of({arguments.records, columns}));
    for (const Row& row : table) {
        Record record(arguments.records, columns);
        for (std::size_t column = 0; column < row.size(); ++column) {
            const bool is_last = column + 1 == row.size();
            record.add(columns[column], row[column]);
            record.say(is_last ? row[column] + '\n' : padded(row[column], widths[column]));
        }
        output.write(record.line());
    }
    return output.finish();
}

}  // namespace

ExitCode list_strategies(const Arguments& arguments) {
    return write_table(rows_of_strategies(), kStrategyColumns, arguments);
}

ExitCode list_techniques(const Arguments& arguments) {
    return write_table(rows_of_techniques(), kTechniqueColumns, arguments);
}

}  // namespace retrace::cli
