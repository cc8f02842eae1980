// Tells of dead ends once, whichever thread meets the first.
#include "cli/dead_end.hpp"

#include <string>

#include "cli/output.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {

void DeadEnds::explain() {
    if (told_.exchange(true)) return;
    tell("retrace: " + said("command/search/dead-end", {strategy_}));
}

}  // namespace retrace::cli
