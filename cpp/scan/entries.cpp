// Parts the digits into print and handwriting, or at the widest gaps of shade and of size, and asks the engine which
// part is a puzzle.
#include "scan/entries.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "scan/ranks.hpp"
#include "scan/verdict.hpp"
#include "sudoku/answers/answer.hpp"
#include "sudoku/contradiction.hpp"

namespace retrace::scan {
namespace {

constexpr std::size_t kFewestGivens = 17;
constexpr float kLeastGap = 0.12F;  // of the larger value
constexpr float kClearlyWider = 2;  // the gap, than any other
constexpr std::size_t kFew = 3;

// A property of ink that tends to be larger for givens than for entries: contrast or size.
using Trait = float CellPicture::*;

// The digits of a reading and their values, the least first.
struct Ordered {
    std::vector<Cell> cells;
    std::vector<float> values;
};

Ordered digits_by(Trait trait, const CellPictures& pictures, int turns, const Grid& read) {
    std::vector<float> keys;
    keys.reserve(81);
    for (int cell = 0; cell < 81; ++cell) {
        keys.push_back(pictures.data()[before_turns(cell, turns)].*trait);
    }
    Ordered digits;
    for (const std::size_t cell : order_of(keys)) {
        if (read[static_cast<Cell>(cell)] == 0) continue;
        digits.cells.push_back(static_cast<Cell>(cell));
        digits.values.push_back(keys[cell]);
    }
    return digits;
}

// The index at which the values jump clearly; 0 where they do not.
std::size_t leap_in(const std::vector<float>& values) {
    std::size_t leap = 0;
    float widest = 0;
    float next = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const float gap = values[i] - values[i - 1];
        if (gap > widest) {
            next = widest;
            widest = gap;
            leap = i;
        } else {
            next = std::max(next, gap);
        }
    }
    if (leap == 0 || widest < kLeastGap * values[leap] || widest < kClearlyWider * next) return 0;
    // A few digits that differ may be givens in a shadow or smudged ones, unless all others are alike.
    const bool is_few = std::min(leap, values.size() - leap) < kFew;
    const float spread = std::max(values[leap - 1] - values.front(), values.back() - values[leap]);
    return is_few && widest < spread ? 0 : leap;
}

// Nothing where the digits from one index to another are no puzzle of their own.
std::optional<Entries> with_givens(const Ordered& digits, std::size_t from, std::size_t to,
                                   const Grid& read) {
    if (to - from < kFewestGivens) return std::nullopt;
    Entries entries;
    for (std::size_t i = from; i < to; ++i) entries.givens[digits.cells[i]] = read[digits.cells[i]];
    if (has_contradiction(entries.givens)) return std::nullopt;
    const Outcome outcome = answer_to(entries.givens);
    if (outcome.answer != Answer::one_solution) return std::nullopt;
    entries.solution = outcome.grid;
    return entries;
}

// The look of a digit in a picture: handwritten or printed, how dark and how large.
constexpr std::size_t kLooks = 3;
using Look = std::array<float, kLooks>;
constexpr Look kLeastSpread{1.5F, 0.04F, 0.02F};
constexpr float kClearlyWritten = 1.5F;
constexpr float kSurelyWritten = 3;  // the same of very few digits
constexpr float kClearlyApart = 3;
constexpr int kRounds = 6;
constexpr std::size_t kMostMoved = 10;

Look look_of(const CellPictures& pictures, const Reading& reading, Cell cell) {
    const CellPicture& picture =
        pictures.at(static_cast<std::size_t>(before_turns(cell, reading.turns)));
    return {reading.written.at(cell), picture.contrast, picture.size};
}

struct Kind {
    Look mean{};
    Look spread{};

    // The distance between two looks; a digit belongs to the nearer kind.
    float cost(const Look& look) const {
        float sum = 0;
        for (std::size_t i = 0; i < kLooks; ++i) {
            const float away = (look[i] - mean[i]) / spread[i];
            sum += away * away / 2 + std::log(spread[i]);
        }
        return sum;
    }
};

Kind kind_of(const std::vector<Look>& looks) {
    Kind kind;
    const float share = 1 / real(static_cast<int>(looks.size()));
    for (std::size_t i = 0; i < kLooks; ++i) {
        float square = 0;
        for (const Look& look : looks) kind.mean[i] += look[i] * share;
        for (const Look& look : looks) {
            square += (look[i] - kind.mean[i]) * (look[i] - kind.mean[i]) * share;
        }
        kind.spread[i] = std::max(std::sqrt(square), kLeastSpread[i]);
    }
    return kind;
}

// For each digit, how much more it looks handwritten than printed; empty where the picture does not have both.
std::optional<std::array<float, 81>> handwriting_in(const CellPictures& pictures,
                                                    const Reading& reading, const Grid& read) {
    std::array<float, 81> result = reading.written;
    Kind print;
    Kind written;
    std::size_t written_count = 0;
    for (int round = 0; round < kRounds; ++round) {
        std::array<std::vector<Look>, 2> looks;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (read[cell] == 0) continue;
            looks.at(result.at(cell) > 0 ? 1 : 0).push_back(look_of(pictures, reading, cell));
        }
        if (looks[0].size() < kFewestGivens || looks[1].empty()) return std::nullopt;
        written_count = looks[1].size();
        print = kind_of(looks[0]);
        written = kind_of(looks[1]);
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Look look = look_of(pictures, reading, cell);
            result.at(cell) = print.cost(look) - written.cost(look);
        }
    }
    const float least = written_count < kFew ? kSurelyWritten : kClearlyWritten;
    const bool is_clear = written.mean[0] > least && print.mean[0] < 0 &&
                          written.mean[0] - print.mean[0] > kClearlyApart;
    return is_clear ? std::optional(result) : std::nullopt;
}

std::optional<Entries> proven(const Grid& givens) {
    if (kCells - givens.blanks() < static_cast<int>(kFewestGivens) || has_contradiction(givens)) {
        return std::nullopt;
    }
    const Outcome outcome = answer_to(givens);
    if (outcome.answer != Answer::one_solution) return std::nullopt;
    return Entries{givens, outcome.grid, {}};
}

// Takes the printed digits as the givens. One given may look handwritten or be misread, so such changes are tried, too.
std::optional<Entries> written_entries(const CellPictures& pictures, const Reading& reading,
                                       const Grid& read) {
    const auto handwriting = handwriting_in(pictures, reading, read);
    if (!handwriting) return std::nullopt;
    Grid givens = read;
    std::array<Likelihoods, 81> printed = reading.cells;
    std::vector<float> costs;
    for (Cell cell = 0; cell < kCells; ++cell) {
        costs.push_back(read[cell] == 0 ? INFINITY : std::fabs(handwriting->at(cell)));
        if (read[cell] == 0 || handwriting->at(cell) <= 0) continue;
        givens[cell] = 0;
        printed.at(cell) = {1};
    }
    if (auto found = proven(givens)) return found;
    const std::vector<std::size_t> order = order_of(costs);
    for (std::size_t i = 0; i < kMostMoved; ++i) {
        const auto cell = static_cast<Cell>(order[i]);
        Grid moved = givens;
        moved[cell] = givens[cell] == 0 ? read[cell] : Digit{0};
        if (auto found = proven(moved)) return found;
    }
    const Verdict verdict = verdict_on(printed);
    auto found = verdict.unique ? proven(verdict.grid) : std::nullopt;
    if (found) found->doubtful = verdict.doubtful;
    return found;
}

}  // namespace

std::optional<Entries> entries_in(const CellPictures& pictures, const Reading& reading) {
    const int turns = reading.turns;
    const Grid read = grid_of(reading.cells);
    if (auto found = written_entries(pictures, reading, read)) return found;
    for (const Trait trait : {&CellPicture::contrast, &CellPicture::size}) {
        const Ordered digits = digits_by(trait, pictures, turns, read);
        const std::size_t leap = leap_in(digits.values);
        if (leap == 0) continue;
        // Givens are mostly the darker and larger ones.
        const std::size_t all = digits.cells.size();
        if (auto found = with_givens(digits, leap, all, read)) return found;
        if (auto found = with_givens(digits, 0, leap, read)) return found;
    }
    return std::nullopt;
}

}  // namespace retrace::scan
