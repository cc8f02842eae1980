// The notes of a picture: the small digits that somebody wrote into cells whose digit is still open.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "scan/net.hpp"
#include "scan/nodes.hpp"
#include "scan/plane.hpp"

namespace retrace::scan {

// By the cells of the upright board, bit d for the digit d.
using Notes = std::array<std::uint16_t, 81>;

// The puzzle's digits: notes are smaller, and may be fainter.
struct UsualDigit {
    float height = 0;    // in cells
    float contrast = 0;  // to its paper, 0 to 1
};

// Reads a row of cells at a time, since the net looks at every note.
class NoteReader {
  public:
    // `turns`: quarters, clockwise, that set the picture upright. `sure`: the cells of the upright board that hold a
    // digit beyond doubt, and so no notes.
    NoteReader(int turns, UsualDigit usual, const std::bitset<81>& sure)
        : turns_(turns), usual_(usual), sure_(sure) {}

    // True once all rows are read. `grey`: dark ink on light paper.
    bool run(const Bytes& grey, const Nodes& nodes);

    // The notes in cells that have no digit, though they may have been read as one.
    Notes notes() const;

  private:
    struct Note {
        int cell = 0;
        std::size_t place = 0;  // the digit that stands there where all nine have their places
        Likelihoods likely{};
    };

    void read_cell(const Bytes& grey, const Nodes& nodes, int cell);

    int turns_;
    UsualDigit usual_;
    std::bitset<81> sure_;
    int cell_ = 0;
    std::vector<Note> found_;
};

}  // namespace retrace::scan
