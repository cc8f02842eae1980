// The turn in which the net is surest of all cells together, and in which they contradict each other least.
#include "scan/orientation.hpp"

#include <algorithm>
#include <cmath>

#include "scan/verdict.hpp"
#include "sudoku/contradiction.hpp"

namespace retrace::scan {

int before_turns(int cell, int turns) {
    for (int i = 0; i < turns; ++i) cell = (8 - cell % 9) * 9 + cell / 9;
    return cell;
}

namespace {

// A piece of ink that looks like the puzzle's digits is one, unless the net is very sure that it is none.
constexpr float kOfNoDigit = 0.004F;
// One that does not is a stain or a note rather than a digit, whatever the net says.
constexpr float kOfStrange = 0.3F;

Likelihoods likelihoods_in_cell(const CellPicture& picture) {
    Likelihoods likely = likelihoods_of(picture.patch);
    const float strange = 1 - picture.likeness;
    likely[0] = (likely[0] + 1e-4F) * (kOfNoDigit + 0.5F * strange);
    float sum = 0;
    for (const float each : likely) sum += each;
    const float digit = 1 - (1 - kOfStrange) * std::max(0.0F, 2 * strange - 1);
    for (float& each : likely) each *= digit / sum;
    likely[0] += 1 - digit;
    return likely;
}

}  // namespace

Reading read_upright(const CellPictures& pictures) {
    std::array<std::array<Likelihoods, 81>, 4> read{};
    std::array<float, 81> weights{};  // notes say little on how the digits are turned
    CellPictures turning = pictures;
    for (std::size_t turns = 0; turns < 4; ++turns) {
        for (std::size_t cell = 0; cell < 81; ++cell) {
            read[turns][cell] = {1};
            if (!turning[cell].has_digit) continue;
            if (turns > 0) turning[cell].patch = turned(turning[cell].patch);
            read[turns][cell] = likelihoods_in_cell(turning[cell]);
            weights[cell] += turning[cell].likeness * (1 - read[turns][cell][0]) / 4;
        }
    }
    Reading best;
    float most = -INFINITY;
    for (int turns = 0; turns < 4; ++turns) {
        const std::array<Likelihoods, 81>& cells = read.data()[turns];
        float sure = 0;
        for (std::size_t cell = 0; cell < 81; ++cell) {
            sure += weights[cell] *
                    std::log(*std::max_element(cells[cell].begin() + 1, cells[cell].end()) + 0.01F);
        }
        sure -= real(static_cast<int>(find_contradictions(grid_of(cells)).size()));
        if (sure <= most) continue;
        most = sure;
        best.turns = turns;
        for (int cell = 0; cell < 81; ++cell) {
            best.cells.data()[cell] = cells.data()[before_turns(cell, turns)];
        }
    }
    return best;
}

}  // namespace retrace::scan
