// The turn in which the net is surest of all cells together, and in which they contradict each other least.
#include "scan/orientation.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "scan/ranks.hpp"
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

// The turned cells that are enough to tell which way is up.
constexpr std::size_t kEnough = 30;

Seen seen_in_cell(const CellPicture& picture) {
    Seen seen = seen_in(picture.patch);
    Likelihoods& likely = seen.likely;
    const float strange = 1 - picture.likeness;
    likely[0] = (likely[0] + 1e-4F) * (kOfNoDigit + 0.5F * strange);
    float sum = 0;
    for (const float each : likely) sum += each;
    const float digit = 1 - (1 - kOfStrange) * std::max(0.0F, 2 * strange - 1);
    for (float& each : likely) each *= digit / sum;
    likely[0] += 1 - digit;
    return seen;
}

// The cells that look most like digits, at most kEnough.
std::vector<std::size_t> clearest(const CellPictures& pictures) {
    std::vector<float> keys;
    for (const CellPicture& picture : pictures) {
        keys.push_back(picture.has_digit ? -picture.likeness : 1);
    }
    std::vector<std::size_t> order = order_of(keys);
    order.resize(kEnough);
    while (!order.empty() && !pictures.at(order.back()).has_digit) order.pop_back();
    return order;
}

using Cells = std::array<Likelihoods, 81>;

// The quarter turns in which the chosen cells are read best.
int turns_of(const CellPictures& pictures, const std::vector<std::size_t>& chosen) {
    std::array<Cells, 4> read{};
    std::array<float, 81> weights{};  // notes say little on how the digits are turned
    for (Cells& cells : read) cells.fill({1});
    for (const std::size_t cell : chosen) {
        CellPicture picture = pictures.at(cell);
        for (Cells& cells : read) {
            cells.at(cell) = seen_in_cell(picture).likely;
            weights.at(cell) += picture.likeness * (1 - cells.at(cell)[0]) / 4;
            picture.patch = turned(picture.patch);
        }
    }
    int best = 0;
    float most = -INFINITY;
    for (int turns = 0; turns < 4; ++turns) {
        const Cells& cells = read.data()[turns];
        float sure = 0;
        for (const std::size_t cell : chosen) {
            const Likelihoods& likely = cells.at(cell);
            sure += weights.at(cell) *
                    std::log(*std::max_element(likely.begin() + 1, likely.end()) + 0.01F);
        }
        sure -= real(static_cast<int>(find_contradictions(grid_of(cells)).size()));
        if (sure <= most) continue;
        most = sure;
        best = turns;
    }
    return best;
}

}  // namespace

Reading read_upright(const CellPictures& pictures) {
    Reading reading;
    reading.turns = turns_of(pictures, clearest(pictures));
    for (int cell = 0; cell < 81; ++cell) {
        CellPicture picture = pictures.data()[before_turns(cell, reading.turns)];
        Seen seen;
        if (picture.has_digit) {
            for (int i = 0; i < reading.turns; ++i) picture.patch = turned(picture.patch);
            seen = seen_in_cell(picture);
        }
        reading.cells.data()[cell] = seen.likely;
        reading.written.data()[cell] = seen.written;
    }
    return reading;
}

}  // namespace retrace::scan
