// Words a dead end.
#include "cli/dead_end.hpp"

#include <string>

namespace retrace::cli {

void DeadEnds::write(Cell cell, Output& output) {
    output.write("dead end " + cell_name(cell) + '\n');
    explain();
}

void DeadEnds::explain() {
    if (told_.exchange(true)) return;
    tell("retrace: " + std::string(strategy_) +
         " never takes a digit back, so its dead end does not prove that there is no solution");
}

}  // namespace retrace::cli
