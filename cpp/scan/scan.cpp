// The stages, one after another.
#include "scan/scan.hpp"

#include <algorithm>
#include <bitset>

#include "scan/digit_grid.hpp"
#include "scan/grey.hpp"
#include "scan/other_grids.hpp"
#include "scan/ranks.hpp"
#include "scan/variant.hpp"

namespace retrace::scan {
namespace {

constexpr int kLeastContrast = 24;
constexpr int kSmallest = 60;         // pixels a side; below it no digit can be read
constexpr int kFewPixels = 126;       // a side; cells of a grid in it have fewer than 14
constexpr float kClearLines = 0.95F;  // a score above which nothing else shows a grid better
constexpr float kCutLines = 0.75F;    // below it the lines may be those of fewer rows
constexpr std::array<std::size_t, 4> kCornerNodes{0, 9, 90, 99};
constexpr int kFewest = 12;  // digits, where some may have been missed

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
        return length_of(nodes.at(to) - nodes.at(from));
    };
    const float across = length(0, 9) + length(90, 99);
    const float down = length(0, 90) + length(9, 99);
    return std::min(across, down) < 0.7F * std::max(across, down);
}

// Whether no corner lies farther from the other's than a digit's margin.
bool are_alike(const Nodes& a, const Nodes& b) {
    const float cell = length_of(b[99] - b[0]) / 12.7F;
    return std::all_of(kCornerNodes.begin(), kCornerNodes.end(), [&](std::size_t at) {
        return length_of(a.at(at) - b.at(at)) < 0.15F * cell;
    });
}

int sure_digits(const Scan& scan) {
    int sure = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (scan.verdict.grid[cell] != 0 && !scan.verdict.doubtful.at(cell)) ++sure;
    }
    return sure;
}

// A tenth row of digits, as of a keypad, makes no puzzle.
bool is_better(const Scan& scan, const Scan& other) {
    if (scan.verdict.unique != other.verdict.unique) return scan.verdict.unique;
    return sure_digits(scan) > sure_digits(other);
}

UsualDigit usual_digit_in(const CellPictures& pictures) {
    std::vector<float> heights;
    std::vector<float> contrasts;
    for (const CellPicture& each : pictures) {
        if (!each.has_digit || each.likeness < 0.5F) continue;
        heights.push_back(each.size);
        contrasts.push_back(each.contrast);
    }
    if (heights.empty()) return {};
    return {middle_of(heights), middle_of(contrasts)};
}

// The cells of the upright board whose digit is altogether like the puzzle's others and surely read.
std::bitset<kCells> sure_digits_in(const CellPictures& pictures, const Reading& reading) {
    std::bitset<kCells> sure;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const int before = before_turns(static_cast<int>(cell), reading.turns);
        const Likelihoods& likely = reading.cells[cell];
        const std::size_t best = likeliest(likely);
        sure[cell] = best != 0 && likely.at(best) >= kSure &&
                     pictures.at(static_cast<std::size_t>(before)).likeness == 1;
    }
    return sure;
}

}  // namespace

bool ScanTask::stop(Trouble trouble) {
    scan_.trouble = trouble;
    next_ = Stage::done;
    return true;
}

// True where there is no such grid.
bool ScanTask::choose() {
    const std::vector<Found>& grids = finder_.grids();
    scan_.grids = static_cast<int>(grids.size());
    if (wanted_ > scan_.grids) return stop(Trouble::no_such_grid);
    const auto is_best = [this](const Found& each) { return each.rank == finder_.found().rank; };
    const auto chosen = wanted_ > 0 ? grids.begin() + (wanted_ - 1)
                                    : std::find_if(grids.begin(), grids.end(), is_best);
    scan_.grid = static_cast<int>(chosen - grids.begin()) + 1;
    scan_.trouble = Trouble::none;
    scan_.nodes = chosen->lattice.nodes;
    is_dark_ = chosen->dark;
    next_ = Stage::cut;
    return false;
}

void ScanTask::look_for_others(bool is_dark) {
    const OtherGrid other = other_grid_in(is_dark ? inverted(grey_) : grey_);
    is_part_ = is_part_ || other.is_cut;
    // Bold lines of a dark board are paper between dark boxes: a grid of fewer cells.
    scan_.size = std::max(scan_.size, other.size);
    if (!is_dark)
        next_ = Stage::dark_others;
    else if (scan_.size != 0)
        stop(Trouble::other_size);
    else
        next_ = Stage::digits;
}

void ScanTask::look_by_digits(bool is_dark) {
    by_digits_ = true;
    for (const bool dark : {is_dark, !is_dark}) {
        for (const Nodes& nodes : grids_by_digits(dark ? inverted(grey_) : grey_)) {
            if (best_ && are_alike(nodes, best_->scan.nodes)) continue;
            Place place;
            place.scan.nodes = nodes;
            place.is_dark = dark;
            places_.push_back(place);
        }
        if (!places_.empty()) break;
    }
    std::reverse(places_.begin(), places_.end());
}

bool ScanTask::take_place() {
    if (places_.empty()) return false;
    scan_ = places_.back().scan;
    is_dark_ = places_.back().is_dark;
    places_.pop_back();
    scan_.trouble = Trouble::none;
    scan_.grids = scan_.grid = 1;
    next_ = Stage::cut;
    return true;
}

// The lines of drawn diagonals may have been read as digits of the blanks that they cross.
std::array<Likelihoods, 81> ScanTask::cells_without_lines() const {
    std::array<Likelihoods, 81> cells = scan_.cells;
    for (int cell = 0; cell < static_cast<int>(kCells); ++cell) {
        const bool is_crossed = is_on_diagonal(cell, false) || is_on_diagonal(cell, true);
        const auto at = static_cast<std::size_t>(cell);
        if (is_crossed && scan_.verdict.doubtful.at(at)) cells.at(at) = {1};
    }
    return cells;
}

bool ScanTask::is_classic_without_lines() {
    Verdict verdict = verdict_on(cells_without_lines());
    if (!verdict.unique || verdict.changed) return false;
    verdict.doubtful = scan_.verdict.doubtful;
    scan_.verdict = verdict;
    return true;
}

bool ScanTask::is_jigsaw() {
    const auto regions = regions_of(dark_on_light(), scan_.nodes);
    if (!regions) return false;
    for (int cell = 0; cell < static_cast<int>(kCells); ++cell) {
        scan_.regions.at(static_cast<std::size_t>(cell)) =
            regions->at(static_cast<std::size_t>(before_turns(cell, scan_.turns)));
    }
    return true;
}

// With the digits as they were read: those of a classic puzzle may have been corrected by its rules.
bool ScanTask::stop_as(Trouble trouble, const std::array<Likelihoods, 81>& cells) {
    scan_.verdict.grid = grid_of(cells);
    return stop(trouble);
}

bool ScanTask::judge() {
    const auto entries = entries_in(pictures_, reading_);
    scan_.verdict = entries ? verdict_on(scan_.cells, *entries) : verdict_on(scan_.cells);
    if (!best_ || is_better(scan_, best_->scan)) best_ = {scan_, is_dark_};
    // Lines of rounded tiles or of boxes that lie apart mislead; the digits of a screen tell as much.
    const bool is_sure = scan_.verdict.unique && finder_.found().score >= kClearLines;
    if (!is_sure && !by_digits_ && scan_.grids == 1) look_by_digits(is_dark_);
    if (take_place()) return false;
    scan_ = best_->scan;
    is_dark_ = best_->is_dark;
    // Lines of nine by nine cells can be picked out of a larger grid's lines, or out of the lines of fewer rows.
    if (!scan_.verdict.unique) {
        const OtherGrid other = other_grid_in(dark_on_light());
        scan_.size = other.size;
        if (scan_.size > 9) return stop(Trouble::other_size);
        is_part_ = other.is_cut && finder_.found().score < kCutLines;
    }
    // A classic puzzle may have any drawing; lines across its cells may be read as entries.
    const bool is_begun = scan_.verdict.givens.has_value();
    if (!scan_.verdict.unique || scan_.verdict.changed || is_begun) {
        if (is_jigsaw()) return stop_as(Trouble::jigsaw, scan_.cells);
        const Variant variant = variant_of(dark_on_light(), scan_.nodes);
        if (variant == Variant::diagonal && !is_classic_without_lines()) {
            return stop_as(Trouble::diagonal, cells_without_lines());
        }
        if (variant == Variant::killer) return stop(Trouble::killer);
    }
    if (!scan_.verdict.unique && (is_part_ || is_cut(scan_.nodes))) return stop(Trouble::cut_off);
    if (kCells - scan_.verdict.grid.blanks() < kFewest) return stop(Trouble::no_digits);
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
                next_ = Stage::others;
                return false;
            }
            return choose();
        }
        case Stage::others:
            look_for_others(false);
            return next_ == Stage::done;
        case Stage::dark_others:
            look_for_others(true);
            return next_ == Stage::done;
        case Stage::digits:
            look_by_digits(false);
            if (take_place()) return false;
            if (is_part_) return stop(Trouble::cut_off);
            return stop(grey_.shorter_side() < kFewPixels ? Trouble::no_contrast
                                                          : Trouble::no_grid);
        case Stage::cut:
            if (is_dark_) inverted_ = inverted(grey_);
            pictures_ = cells_of(dark_on_light(), scan_.nodes);
            next_ = Stage::read;
            return false;
        case Stage::read: {
            reading_ = read_upright(pictures_);
            scan_.turns = reading_.turns;
            scan_.cells = reading_.cells;
            notes_ = NoteReader(reading_.turns, usual_digit_in(pictures_),
                                sure_digits_in(pictures_, reading_));
            next_ = Stage::notes;
            return false;
        }
        case Stage::notes:
            if (!notes_.run(dark_on_light(), scan_.nodes)) return false;
            scan_.notes = notes_.notes();
            for (std::size_t cell = 0; cell < kCells; ++cell) {
                if (scan_.notes[cell] != 0) scan_.cells[cell] = reading_.cells[cell] = {1};
            }
            next_ = Stage::judge;
            return false;
        case Stage::judge:
            return judge();
        case Stage::done:
            break;
    }
    next_ = Stage::done;
    return true;
}

Scan scan_of(const Bytes& grey, int wanted) {
    ScanTask task(grey, wanted);
    while (!task.run()) {
    }
    return task.scan();
}

}  // namespace retrace::scan
