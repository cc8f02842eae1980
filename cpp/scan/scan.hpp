// A photo to a puzzle, from grey levels to the verdict.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "scan/cells.hpp"
#include "scan/finder.hpp"
#include "scan/nodes.hpp"
#include "scan/notes.hpp"
#include "scan/orientation.hpp"
#include "scan/plane.hpp"
#include "scan/regions.hpp"
#include "scan/verdict.hpp"

namespace retrace::scan {

enum class Trouble : std::uint8_t {
    none,
    no_contrast,   // nothing but one shade, or too few pixels
    no_grid,       // no grid of nine by nine
    other_size,    // a grid of another size: `size`
    no_digits,     // fewer digits than any puzzle has
    cut_off,       // a grid that the picture's edge cuts off
    diagonal,      // a grid whose diagonals are both drawn, and which is no classic puzzle
    killer,        // the same with cages
    jigsaw,        // the same with other regions than boxes: `regions`
    no_such_grid,  // fewer grids than the number of the wanted one: `grids`
};

struct Scan {
    Trouble trouble = Trouble::no_grid;
    int size = 0;   // of `other_size`: cells a side
    int grids = 0;  // in the picture
    int grid = 0;   // the number of the one that was read, from 1 in reading order
    Nodes nodes;    // in the grey picture, with the picture's own top left first
    int turns = 0;  // quarters, clockwise, that set it upright
    std::array<Likelihoods, 81> cells{};
    Notes notes{};      // where there are some the cell is blank
    Verdict verdict;    // of `none`; of `diagonal` and `jigsaw` the likeliest digits
    Regions regions{};  // of `jigsaw`, upright
};

// Reads in pieces, stage by stage, of which none takes long.
class ScanTask {
  public:
    // `wanted`: the number of a grid in the picture, from 1 in reading order; 0 for the clearest and largest.
    explicit ScanTask(Bytes grey, int wanted = 0)
        : wanted_(wanted), grey_(std::move(grey)), finder_(grey_) {}
    ScanTask(const ScanTask&) = delete;  // the finder looks at this one's picture
    ScanTask& operator=(const ScanTask&) = delete;
    ScanTask(ScanTask&&) = delete;
    ScanTask& operator=(ScanTask&&) = delete;
    ~ScanTask() = default;

    // True once `scan` is whole; where it has no trouble that is a puzzle.
    bool run();
    // Once the grid is found or not, before it is read: `nodes`, and the trouble of that stage.
    bool is_found() const { return next_ > Stage::find; }
    const Scan& scan() const { return scan_; }
    const Bytes& grey() const { return grey_; }

  private:
    enum class Stage : std::uint8_t {
        contrast,
        find,
        others,
        dark_others,
        digits,
        cut,
        read,
        notes,
        judge,
        done
    };

    bool stop(Trouble trouble);
    // A place where the grid may be, and what was read there.
    struct Place {
        Scan scan;
        bool is_dark = false;
    };

    void look_by_digits(bool is_dark);
    // Goes on with the next place that the digits show; false without any.
    bool take_place();
    bool judge();
    // Whether the digits are a classic puzzle once drawn diagonals are left out; they are taken, then.
    bool is_classic_without_lines();
    std::array<Likelihoods, 81> cells_without_lines() const;
    bool is_jigsaw();
    bool stop_as(Trouble trouble, const std::array<Likelihoods, 81>& cells);
    const Bytes& dark_on_light() const { return is_dark_ ? inverted_ : grey_; }

    bool choose();
    void look_for_others(bool is_dark);

    Stage next_ = Stage::contrast;
    int wanted_;
    Bytes grey_;
    Finder finder_;
    Bytes inverted_;
    bool is_dark_ = false;    // the grid's lines are lighter than its paper
    bool is_part_ = false;    // the picture's edge cuts a grid off
    bool by_digits_ = false;  // the grid was looked for by its digits
    std::vector<Place>
        places_;  // those that the digits show and that were not read yet, the last first
    std::optional<Place> best_;  // of those read
    CellPictures pictures_;
    NoteReader notes_{0, {}, {}};
    Reading reading_;
    Scan scan_;
};

// `wanted`: as in ScanTask.
Scan scan_of(const Bytes& grey, int wanted = 0);

}  // namespace retrace::scan
