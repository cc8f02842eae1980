// Chooses the turn in which the net is surest of all cells together and the digits contradict each other least.
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
// Other ink is a stain or a note, whatever the net says.
constexpr float kOfStrange = 0.3F;

// This many cells are enough to tell which way is up. After the first few of them, a clear lead decides.
constexpr std::size_t kEnough = 30;
constexpr std::size_t kEarliest = 8;
constexpr float kClearLead = 4;

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

// The chosen cells of the picture, as they are read after some quarter turns.
struct Turned {
    int turns = 0;
    float sure = 0;  // how sure the net is of them all
    Cells cells{};
    std::array<float, 81> written{};
};

// Shows a cell to the net in each turn.
void show(const CellPictures& pictures, std::size_t cell, std::array<Turned, 4>& read) {
    CellPicture picture = pictures.at(cell);
    float weight = 0;  // notes say little on how the digits are turned
    for (Turned& each : read) {
        const Seen seen = seen_in_cell(picture);
        each.cells.at(cell) = seen.likely;
        each.written.at(cell) = seen.written;
        weight += picture.likeness * (1 - seen.likely[0]) / 4;
        picture.patch = turned(picture.patch);
    }
    for (Turned& each : read) {
        const Likelihoods& likely = each.cells.at(cell);
        each.sure += weight * std::log(*std::max_element(likely.begin() + 1, likely.end()) + 0.01F);
    }
}

struct Leader {
    const Turned* turned = nullptr;
    float lead = 0;  // over the second
};

Leader leader_of(const std::array<Turned, 4>& read) {
    Leader leader;
    float most = -INFINITY;
    for (const Turned& each : read) {
        const float sure =
            each.sure - real(static_cast<int>(find_contradictions(grid_of(each.cells)).size()));
        if (sure > most) {
            leader = {&each, sure - most};
            most = sure;
        } else {
            leader.lead = std::min(leader.lead, most - sure);
        }
    }
    return leader;
}

// Finds the turns in which the chosen cells are read best, and removes from `chosen` the cells that were not needed.
Turned best_turns(const CellPictures& pictures, std::vector<std::size_t>& chosen) {
    std::array<Turned, 4> read{};
    for (std::size_t turns = 0; turns < 4; ++turns) {
        read[turns].turns = static_cast<int>(turns);
        read[turns].cells.fill({1});
    }
    std::size_t shown = 0;
    Leader leader{read.data()};
    while (shown < chosen.size() && !(shown >= kEarliest && leader.lead >= kClearLead)) {
        show(pictures, chosen[shown++], read);
        leader = leader_of(read);
    }
    chosen.resize(shown);
    return *leader.turned;
}

}  // namespace

Reading read_upright(const CellPictures& pictures) {
    Reading reading;
    std::vector<std::size_t> chosen = clearest(pictures);
    Turned upright = best_turns(pictures, chosen);
    reading.turns = upright.turns;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        CellPicture picture = pictures.at(cell);
        const bool is_read = std::find(chosen.begin(), chosen.end(), cell) != chosen.end();
        if (!picture.has_digit || is_read) continue;
        for (int i = 0; i < reading.turns; ++i) picture.patch = turned(picture.patch);
        const Seen seen = seen_in_cell(picture);
        upright.cells.at(cell) = seen.likely;
        upright.written.at(cell) = seen.written;
    }
    for (int cell = 0; cell < 81; ++cell) {
        const int before = before_turns(cell, reading.turns);
        reading.cells.data()[cell] = upright.cells.data()[before];
        reading.written.data()[cell] = upright.written.data()[before];
    }
    return reading;
}

}  // namespace retrace::scan
