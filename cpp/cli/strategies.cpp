// retrace strategies: the table of strategies, in columns.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <unistd.h>

#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace retrace::cli {
namespace {

std::string padded(std::string_view text, std::size_t width) {
    return std::string(text) + std::string(width - text.size() + 2, ' ');
}

constexpr std::array<std::string_view, 4> kStrategyColumns{"name", "order", "legality", "source"};

}  // namespace

ExitCode list_strategies(const Arguments& arguments) {
    if (arguments.records != Records::none) {
        Output records(STDOUT_FILENO);
        records.write(heading_of(arguments.records, kStrategyColumns));
        for (const Strategy& row : strategies()) {
            Record record(arguments.records, kStrategyColumns);
            record.add("name", row.name);
            record.add("order", row.words.order);
            record.add("legality", row.words.legality);
            record.add("source", row.words.source);
            records.write(record.line());
        }
        return records.finish();
    }
    std::size_t name = 0;
    std::size_t order = 0;
    std::size_t legality = 0;
    for (const Strategy& row : strategies()) {
        name = std::max(name, row.name.size());
        order = std::max(order, row.words.order.size());
        legality = std::max(legality, row.words.legality.size());
    }
    Output output(STDOUT_FILENO);
    for (const Strategy& row : strategies()) {
        output.write(padded(row.name, name) + padded(row.words.order, order) +
                     padded(row.words.legality, legality) + std::string(row.words.source) + '\n');
    }
    return output.finish();
}

}  // namespace retrace::cli
