// The 416 kinds of bands: bands are of one kind where one becomes the other by renaming digits, by exchanging its rows,
// its boxes or columns of a box. Setters number the kinds from 1 to 416 by their least forms.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "sudoku/grid.hpp"

namespace retrace::isomorphs {

// Three rows of nine digits, each row and each box with all nine.
using Band = std::array<Digit, 27>;

inline constexpr std::size_t kBandKinds = 416;

// The band whose 27 digits come first among all bands of the same kind.
Band least_band(const Band& band);

class BandKinds {
  public:
    // Finds all kinds; takes some milliseconds.
    BandKinds();

    // The least band of each kind, in order.
    const std::vector<Band>& least() const { return least_; }

    // From 1 to 416; takes some tens of microseconds.
    int kind_of(const Band& band) const;

    // The kinds in a completed grid: its three bands from the top, then its three stacks from the left.
    std::array<int, 6> kinds_in(const Grid& grid) const;

  private:
    std::vector<Band> least_;
};

}  // namespace retrace::isomorphs
