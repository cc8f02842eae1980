// retrace strategies: the table of strategies, in columns.
#include <algorithm>
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

}  // namespace

ExitCode list_strategies() {
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
