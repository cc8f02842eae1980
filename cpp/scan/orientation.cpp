// The turn in which the net is surest of all cells together.
#include "scan/orientation.hpp"

#include <algorithm>
#include <cmath>

namespace retrace::scan {

int before_turns(int cell, int turns) {
    for (int i = 0; i < turns; ++i) cell = (8 - cell % 9) * 9 + cell / 9;
    return cell;
}

namespace {

// A piece of ink that has a digit's size and stands in the middle is a digit, unless the net is
// very sure that it is none.
constexpr float kOfNoDigit = 0.004F;

Likelihoods likelihoods_in_cell(const Patch& patch) {
    Likelihoods likely = likelihoods_of(patch);
    likely[0] *= kOfNoDigit;
    float sum = 0;
    for (const float each : likely) sum += each;
    for (float& each : likely) each /= sum;
    return likely;
}

}  // namespace

Reading read_upright(const CellPictures& pictures) {
    std::array<Likelihoods, 81> read{};
    Reading best;
    float most = -INFINITY;
    CellPictures turning = pictures;
    for (int turns = 0; turns < 4; ++turns) {
        float sure = 0;
        for (std::size_t cell = 0; cell < 81; ++cell) {
            read[cell] = {1};
            if (!turning[cell].has_digit) continue;
            if (turns > 0) turning[cell].patch = turned(turning[cell].patch);
            read[cell] = likelihoods_in_cell(turning[cell].patch);
            sure += std::log(*std::max_element(read[cell].begin() + 1, read[cell].end()) + 0.01F);
        }
        if (sure <= most) continue;
        most = sure;
        best.turns = turns;
        for (int cell = 0; cell < 81; ++cell) {
            best.cells.data()[cell] = read.data()[before_turns(cell, turns)];
        }
    }
    return best;
}

}  // namespace retrace::scan
