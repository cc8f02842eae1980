// Finds the grid in a picture: the quad whose ten lines each way are there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

struct Found {
    Lattice lattice;
    float score = 0;  // 0 to 1; below kLeastScore it is no grid
    // To compare with: small grids beside the large one are solutions and other puzzles.
    float rank = 0;
    bool dark = false;  // light lines on a dark background
};

inline constexpr float kLeastScore = 0.5F;

// Looks in pieces of some milliseconds: each threshold's ink, its pieces, each quad among them; then light on dark
// where dark on light gave nothing.
class Finder {
  public:
    // `grey` has to outlive it.
    explicit Finder(const Bytes& grey) : grey_(&grey) {}

    // True once it is known what `found` says.
    bool run();
    const Found& found() const { return found_; }
    // Once it is known: `found` and the grids beside it, from the picture's top to its bottom and from left to right.
    const std::vector<Found>& grids() const { return grids_; }

  private:
    enum class Next : std::uint8_t { ink, pieces, quad };

    void take_ink();
    void look_at(const Corners& corners);
    bool end_setting();

    const Bytes* grey_;
    Bytes inverted_;
    std::size_t setting_ = 0;
    Next next_ = Next::ink;
    Bytes ink_;
    int share_ = 0;               // that the ink is of
    std::vector<Corners> tried_;  // in this ink
    std::vector<Corners> quads_;  // of this setting
    std::size_t quad_ = 0;
    std::vector<Found> seen_;  // of this setting
    Found best_;               // of those
    Found light_;              // what dark lines on a light background gave
    std::vector<Found> light_grids_;
    Found found_;
    std::vector<Found> grids_;
};

}  // namespace retrace::scan
