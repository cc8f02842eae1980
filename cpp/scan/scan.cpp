// The stages, one after another.
#include "scan/scan.hpp"

#include <algorithm>
#include <cmath>

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

// Half a board has nine columns, too, and of its ten lines the other way some lie between the rows: then
// the whole is much longer than high, or the other way round.
bool is_cut(const Nodes& nodes) {
    const auto length = [&nodes](std::size_t from, std::size_t to) {
        const Point along = nodes.at(to) - nodes.at(from);
        return std::hypot(along.x, along.y);
    };
    const float across = length(0, 9) + length(90, 99);
    const float down = length(0, 90) + length(9, 99);
    return std::min(across, down) < 0.7F * std::max(across, down);
}

}  // namespace

bool ScanTask::stop(Trouble trouble) {
    scan_.trouble = trouble;
    next_ = Stage::done;
    return true;
}

bool ScanTask::run() {
    switch (next_) {
        case Stage::contrast:
            if (!has_contrast(grey_)) return stop(Trouble::no_contrast);
            next_ = Stage::find;
            return false;
        case Stage::find: {
            if (!finder_.run()) return false;
            const Found& found = finder_.found();
            if (found.score < kLeastScore) {
                next_ = Stage::size;
                return false;
            }
            scan_.trouble = Trouble::none;
            scan_.nodes = found.lattice.nodes;
            next_ = Stage::cut;
            return false;
        }
        case Stage::size:
        case Stage::dark_size:
            scan_.size = other_size_in(next_ == Stage::size ? grey_ : inverted(grey_));
            if (scan_.size != 0) return stop(Trouble::other_size);
            if (next_ == Stage::dark_size) return stop(Trouble::no_grid);
            next_ = Stage::dark_size;
            return false;
        case Stage::cut:
            pictures_ = cells_of(finder_.found().dark ? inverted(grey_) : grey_, scan_.nodes);
            next_ = Stage::read;
            return false;
        case Stage::read: {
            const Reading reading = read_upright(pictures_);
            scan_.turns = reading.turns;
            scan_.cells = reading.cells;
            next_ = Stage::judge;
            return false;
        }
        case Stage::judge: {
            const auto entries = entries_in(pictures_, scan_.turns, grid_of(scan_.cells));
            scan_.verdict = entries ? verdict_on(scan_.cells, *entries) : verdict_on(scan_.cells);
            const bool enough = kCells - scan_.verdict.grid.blanks() >= kFewest;
            if (enough) break;
            return stop(is_cut(scan_.nodes) ? Trouble::no_grid : Trouble::no_digits);
        }
        case Stage::done:
            break;
    }
    next_ = Stage::done;
    return true;
}

Scan scan_of(const Bytes& grey) {
    ScanTask task(grey);
    while (!task.run()) {
    }
    return task.scan();
}

}  // namespace retrace::scan
