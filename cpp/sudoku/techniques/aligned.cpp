// Aligned exclusion: of two or three cells, each combination is struck that breaks a rule, or that leaves no candidate to
// a cell that sees them all. A digit that stands in no combination left is eliminated.
#include <algorithm>
#include <array>
#include <vector>

#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {
namespace {

// For each cell the digits that are allowed where the other cells have their digits of the solution: most, so that few
// combinations are left to be tried. None where the solution is not known.
template <std::size_t count>
std::array<DigitSet, count> allowed_by_solution(const Candidates& board,
                                                const std::array<Cell, count>& cells,
                                                CellSet excluders) {
    std::array<DigitSet, count> allowed{};
    const Grid& solution = board.solution();
    if (solution[cells[0]] == 0) return allowed;
    for (std::size_t i = 0; i < count; ++i) {
        DigitSet struck = 0;
        DigitSet others = 0;
        for (std::size_t j = 0; j < count; ++j) {
            if (j == i) continue;
            const DigitSet other = set_of(solution[cells[j]]);
            others |= other;
            if (kPeerSets[cells[i]].contains(cells[j])) struck |= other;
        }
        for (const Cell excluder : excluders) {
            const DigitSet left = without(board.of(excluder), others);
            if (has_one_bit(left)) struck |= left;
        }
        allowed[i] = without(board.of(cells[i]), struck);
    }
    return allowed;
}

// For each cell the digits that some allowed combination has there.
template <std::size_t count>
std::array<DigitSet, count> allowed_digits(const Candidates& board,
                                           const std::array<Cell, count>& cells,
                                           CellSet excluders) {
    std::array<DigitSet, count> allowed = allowed_by_solution(board, cells, excluders);
    std::array<Digit, count> chosen{};
    // Whether a combination that begins with the digits chosen before `at` can still allow another digit.
    const auto is_of_use = [&](std::size_t at) {
        for (std::size_t i = 0; i < count; ++i) {
            const DigitSet digits = i < at ? set_of(chosen[i]) : board.of(cells[i]);
            if (without(digits, allowed[i]) != 0) return true;
        }
        return false;
    };
    const auto choose = [&](const auto& self, std::size_t at) -> void {
        if (!is_of_use(at)) return;
        if (at == count) {
            DigitSet used = 0;
            for (const Digit digit : chosen) used |= set_of(digit);
            for (const Cell excluder : excluders) {
                if (without(board.of(excluder), used) == 0) return;
            }
            for (std::size_t i = 0; i < count; ++i) allowed[i] |= set_of(chosen[i]);
            return;
        }
        for (DigitSet left = board.of(cells[at]); left != 0;
             left &= static_cast<DigitSet>(left - 1)) {
            chosen[at] = smallest(left);
            bool is_legal = true;
            for (std::size_t i = 0; i < at; ++i) {
                is_legal &= chosen[i] != chosen[at] || !kPeerSets[cells[i]].contains(cells[at]);
            }
            if (is_legal) self(self, at + 1);
        }
    };
    choose(choose, 0);
    return allowed;
}

template <std::size_t count>
bool use_cells(const Candidates& board, const std::array<Cell, count>& cells, CellSet excluders,
               Deduction& found) {
    const auto allowed = allowed_digits(board, cells, excluders);
    for (std::size_t i = 0; i < count; ++i) {
        found.eliminate(board, cells[i], without(board.of(cells[i]), allowed[i]));
    }
    if (!found.has_effect()) return false;
    for (const Cell cell : cells) found.evidence.cells.push_back({cell, Role::pattern});
    found.mark(excluders, Role::pincer);
    for (const Candidate& each : found.eliminations) found.evidence.digits |= set_of(each.digit);
    return true;
}

// Cells that are as they were exclude no more than before.
template <std::size_t count>
bool is_changed(const std::array<Cell, count>& cells, CellSet excluders, CellSet changed) {
    if (excluders.meets(changed)) return true;
    return std::any_of(cells.begin(), cells.end(),
                       [&](Cell cell) { return changed.contains(cell); });
}

// A cell that can take part, with the cells of two candidates (to three, for three cells) that it sees.
struct Part {
    Cell cell;
    CellSet excluders;
};

std::vector<Part> list_parts(const Candidates& board, int most_candidates) {
    CellSet small;
    for (int count = 2; count <= most_candidates; ++count) small |= board.cells_with(count);
    std::vector<Part> parts;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (size_of(board.of(cell)) < 2) continue;
        const CellSet excluders = kPeerSets[cell] & small;
        if (!excluders.empty()) parts.push_back({cell, excluders});
    }
    return parts;
}

// Three cells: the third one excludes for one of the first two. For the first of them the third ones are tried in the
// order of its houses, then for the second.
class Triplets {
  public:
    Triplets(const Candidates& board, CellSet changed)
        : board_(board), changed_(changed), parts_(list_parts(board, 3)) {
        CellSet all;
        for (const Part& part : parts_) all.add(part.cell);
        small_ = all & (board.cells_with(2) | board.cells_with(3));
        for (const Part& part : parts_) {
            std::vector<Cell>& thirds = thirds_.emplace_back();
            for (const Cell peer : kOrderedPeers[part.cell]) {
                if ((part.excluders & all).contains(peer)) thirds.push_back(peer);
            }
        }
    }

    bool find(Deduction& found) {
        for (std::size_t second = 1; second < parts_.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                if (find_with(first, second, found)) return true;
            }
        }
        return false;
    }

  private:
    bool find_with(std::size_t first, std::size_t second, Deduction& found) {
        const CellSet common = parts_[first].excluders & parts_[second].excluders;
        if (common.size() < 2) return false;
        CellSet tried = CellSet::of(parts_[first].cell) | CellSet::of(parts_[second].cell);
        for (const std::size_t part : {first, second}) {
            for (const Cell third : thirds_[part]) {
                if (tried.contains(third)) continue;
                tried.add(third);
                const CellSet seen = common & kPeerSets[third];
                if (seen.size() < 2) continue;
                const std::array cells{parts_[first].cell, parts_[second].cell, third};
                if (!is_changed(cells, seen, changed_) || came_before(cells)) continue;
                if (use_cells(board_, cells, seen, found)) return true;
            }
        }
        return false;
    }

    // The same three cells come up to three times, and excluded nothing when they came before: with the pair that is
    // before this one in the order of pairs, by the second cell, then by the first.
    bool came_before(const std::array<Cell, 3>& cells) const {
        const auto [first, second, third] = cells;
        if (third > second) return false;
        const Cell low = std::min(first, third);
        const Cell high = std::max(first, third);
        if (may_follow(second, low, high)) return true;
        return third < first && may_follow(first, third, second);
    }
    // Whether a cell is a third one of a pair.
    bool may_follow(Cell third, Cell one, Cell other) const {
        return small_.contains(third) &&
               (kPeerSets[one].contains(third) || kPeerSets[other].contains(third));
    }

    const Candidates& board_;
    CellSet changed_;
    std::vector<Part> parts_;
    // The cells that can stand beside each part as the third.
    std::vector<std::vector<Cell>> thirds_;
    CellSet small_;  // the cells that can be third ones
};

}  // namespace

bool find_aligned_pair_exclusion_after(const Candidates& board, CellSet changed, Deduction& found) {
    const std::vector<Part> parts = list_parts(board, 2);
    for (std::size_t second = 1; second < parts.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const CellSet excluders = parts[first].excluders & parts[second].excluders;
            if (excluders.size() < 2) continue;
            const std::array cells{parts[first].cell, parts[second].cell};
            if (!is_changed(cells, excluders, changed)) continue;
            if (use_cells(board, cells, excluders, found)) return true;
        }
    }
    return false;
}

bool find_aligned_triplet_exclusion_after(const Candidates& board, CellSet changed,
                                          Deduction& found) {
    return Triplets(board, changed).find(found);
}

bool find_aligned_pair_exclusion(const Candidates& board, Deduction& found) {
    return find_aligned_pair_exclusion_after(board, kEveryCell, found);
}

bool find_aligned_triplet_exclusion(const Candidates& board, Deduction& found) {
    return find_aligned_triplet_exclusion_after(board, kEveryCell, found);
}

}  // namespace retrace::techniques
