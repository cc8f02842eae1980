// Finds the grid in a picture: the quad whose ten lines each way are there.
#pragma once

#include <cstddef>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

struct Found {
    Lattice lattice;
    float score = 0;  // 0 to 1; below kLeastScore it is no grid
    float rank =
        0;  // to compare with: small grids beside the large one are solutions and other puzzles
    int other_size = 0;  // cells a side where the best grid is one of another size
    bool dark = false;   // light lines on a dark background
};

inline constexpr float kLeastScore = 0.42F;

// Looks in pieces of some milliseconds: a threshold each, then light on dark where dark on light gave nothing.
class Finder {
  public:
    // `grey` has to outlive it.
    explicit Finder(const Bytes& grey) : grey_(&grey) {}

    // True once it is known what `found` says.
    bool run();
    const Found& found() const { return found_; }

  private:
    const Bytes* grey_;
    Bytes inverted_;
    Bytes ink_;
    int share_ = 0;  // that the ink is of
    std::size_t next_ = 0;
    Found light_;  // what dark lines on a light background gave
    Found found_;
};

Found find_grid(const Bytes& grey);

}  // namespace retrace::scan
