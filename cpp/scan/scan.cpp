// The stages, one after another.
#include "scan/scan.hpp"

#include <algorithm>

#include "scan/cells.hpp"
#include "scan/finder.hpp"
#include "scan/grey.hpp"
#include "scan/orientation.hpp"

namespace retrace::scan {
namespace {

constexpr int kLeastContrast = 24;
constexpr int kSmallest = 60;  // pixels a side; below it no digit can be read
constexpr int kFewest = 12;    // digits, where some may have been missed

bool has_contrast(const Bytes& grey) {
    if (grey.shorter_side() < kSmallest) return false;
    const auto [darkest, lightest] =
        std::minmax_element(grey.values().begin(), grey.values().end());
    return *lightest - *darkest >= kLeastContrast;
}

}  // namespace

Scan scan_of(const Bytes& grey) {
    Scan scan;
    if (!has_contrast(grey)) {
        scan.trouble = Trouble::no_contrast;
        return scan;
    }
    const Found found = find_grid(grey);
    if (found.score < kLeastScore) {
        scan.size = found.other_size;
        scan.trouble = found.other_size == 0 ? Trouble::no_grid : Trouble::other_size;
        return scan;
    }
    scan.nodes = found.lattice.nodes;
    const Reading reading =
        read_upright(cells_of(found.dark ? inverted(grey) : grey, found.lattice.nodes));
    scan.turns = reading.turns;
    scan.cells = reading.cells;
    scan.verdict = verdict_on(reading.cells);
    const bool enough = kCells - scan.verdict.grid.blanks() >= kFewest;
    scan.trouble = enough ? Trouble::none : Trouble::no_digits;
    return scan;
}

}  // namespace retrace::scan
