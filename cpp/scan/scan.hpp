// A photo to a puzzle, from grey levels to the verdict.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "scan/cells.hpp"
#include "scan/finder.hpp"
#include "scan/nodes.hpp"
#include "scan/plane.hpp"
#include "scan/verdict.hpp"

namespace retrace::scan {

enum class Trouble : std::uint8_t {
    none,
    no_contrast,  // nothing but one shade
    no_grid,      // no grid of nine by nine
    other_size,   // a grid of another size: `size`
    no_digits,    // fewer digits than any puzzle has
};

struct Scan {
    Trouble trouble = Trouble::no_grid;
    int size = 0;   // of `other_size`: cells a side
    Nodes nodes;    // in the grey picture, with the picture's own top left first
    int turns = 0;  // quarters, clockwise, that set it upright
    std::array<Likelihoods, 81> cells{};
    Verdict verdict;  // of `none`
};

// Reads in pieces, stage by stage, of which none takes long.
class ScanTask {
  public:
    explicit ScanTask(Bytes grey) : grey_(std::move(grey)), finder_(grey_) {}
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
    enum class Stage : std::uint8_t { contrast, find, size, dark_size, cut, read, judge, done };

    bool stop(Trouble trouble);

    Stage next_ = Stage::contrast;
    Bytes grey_;
    Finder finder_;
    CellPictures pictures_;
    Scan scan_;
};

Scan scan_of(const Bytes& grey);

}  // namespace retrace::scan
