// Tries single changes and pairs of them, the likeliest first.
#include "scan/verdict.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "scan/ranks.hpp"
#include "sudoku/answers/answer.hpp"
#include "sudoku/contradiction.hpp"

namespace retrace::scan {
namespace {

constexpr float kQuiteSure = 0.999F;  // the same, where the digits are no puzzle with one solution
constexpr float kMaybe = 0.02F;  // an unsure entry is what the solution has, if that is as likely
constexpr float kHalf = 0.5F;
constexpr std::size_t kMostChanges = 24;
constexpr int kMostTries = 150;
// The largest cost of all changes together, as a logarithm: costlier changes would hide an error that is elsewhere.
constexpr float kMostCost = 9;

bool is_unique(const Grid& grid) {
    return kCells - grid.blanks() >= 17 && answer_to(grid).answer == Answer::one_solution;
}

struct Change {
    Cell cell = 0;
    Digit digit = 0;
    float cost = 0;  // how much less likely, as a logarithm
};

template <typename Value>
std::vector<Value> cheapest(const std::vector<Value>& values, std::size_t most) {
    std::vector<float> costs;
    costs.reserve(values.size());
    for (const Value& each : values) costs.push_back(each.cost);
    std::vector<Value> result;
    for (const std::size_t at : order_of(costs)) {
        if (result.size() < most) result.push_back(values[at]);
    }
    return result;
}

std::vector<Change> cheapest_changes(const std::array<Likelihoods, 81>& cells, const Grid& grid) {
    std::vector<Change> changes;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Likelihoods& likely = cells[cell];
        for (Digit digit = 0; digit < kClasses; ++digit) {
            if (digit == grid[cell] || likely[digit] < 1e-5F) continue;
            changes.push_back({cell, digit, std::log(likely[grid[cell]] / likely[digit])});
        }
    }
    return cheapest(changes, kMostChanges);
}

struct Changes {
    Change first;
    Change second;  // the same as the first where there is one alone
    float cost = 0;
};

std::vector<Changes> in_order(const std::vector<Change>& changes) {
    std::vector<Changes> all;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        all.push_back({changes[i], changes[i], changes[i].cost});
        for (std::size_t j = i + 1; j < changes.size(); ++j) {
            if (changes[i].cell == changes[j].cell) continue;
            all.push_back({changes[i], changes[j], changes[i].cost + changes[j].cost + 1});
        }
    }
    return cheapest(all, all.size());
}

void correct(const std::array<Likelihoods, 81>& cells, Verdict& verdict) {
    int tries = 0;
    for (const Changes& each : in_order(cheapest_changes(cells, verdict.grid))) {
        Grid changed = verdict.grid;
        changed[each.first.cell] = each.first.digit;
        changed[each.second.cell] = each.second.digit;
        if (each.cost > kMostCost) return;
        if (has_contradiction(changed)) continue;
        if (++tries > kMostTries) return;
        if (!is_unique(changed)) continue;
        verdict.grid = changed;
        verdict.unique = verdict.changed = true;
        verdict.doubtful[each.first.cell] = verdict.doubtful[each.second.cell] = true;
        return;
    }
}

Verdict as_read(const std::array<Likelihoods, 81>& cells) {
    Verdict verdict;
    verdict.grid = grid_of(cells);
    for (Cell cell = 0; cell < kCells; ++cell) {
        verdict.doubtful[cell] = cells[cell][verdict.grid[cell]] < kSure;
    }
    return verdict;
}

}  // namespace

Grid grid_of(const std::array<Likelihoods, 81>& cells) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        grid[cell] = static_cast<Digit>(likeliest(cells[cell]));
    }
    return grid;
}

Verdict verdict_on(const std::array<Likelihoods, 81>& cells, const Entries& entries) {
    Verdict verdict = as_read(cells);
    verdict.unique = true;
    verdict.givens = entries.givens;
    for (Cell cell = 0; cell < kCells; ++cell) {
        Digit& digit = verdict.grid[cell];
        const Digit right = entries.solution[cell];
        bool& is_doubtful = verdict.doubtful[cell];
        if (entries.givens[cell] != 0) {
            is_doubtful |= entries.doubtful[cell];
            verdict.changed |= digit != right;
            digit = right;
        } else if (digit != 0 && is_doubtful) {
            const Likelihoods& likely = cells[cell];
            // A stain or a note is as likely as what the solution has there.
            if (likely[right] > std::max(kMaybe, likely[0])) {
                verdict.changed |= digit != right;
                digit = right;
            } else if (likely[digit] < kHalf && likely[0] > kMaybe) {
                digit = 0;
            }
        }
        // Ink of a digit's size in a blank may be an entry that could not be read.
        is_doubtful |= digit == 0 && cells[cell][right] > 0;
        verdict.wrong[cell] = digit != 0 && digit != right;
        is_doubtful |= verdict.wrong[cell];
    }
    return verdict;
}

Verdict verdict_on(const std::array<Likelihoods, 81>& cells) {
    Verdict verdict = as_read(cells);
    verdict.unique = !has_contradiction(verdict.grid) && is_unique(verdict.grid);
    if (verdict.unique) return verdict;
    for (const Contradiction& pair : find_contradictions(verdict.grid)) {
        verdict.doubtful[pair.first] = verdict.doubtful[pair.second] = true;
    }
    correct(cells, verdict);
    if (verdict.unique) return verdict;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (cells[cell][verdict.grid[cell]] < kQuiteSure) verdict.doubtful[cell] = true;
    }
    return verdict;
}

}  // namespace retrace::scan
