// Aligned exclusion: of two or three cells, all combinations that break a rule or leave a cell that
// sees them nothing are struck; a digit that no combination is left for goes.
#include <array>
#include <vector>

#include "sudoku/techniques/families.hpp"
#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {
namespace {

// For each cell the digits that some allowed combination has there.
template <std::size_t count>
std::array<DigitSet, count> allowed_digits(const Candidates& board,
                                           const std::array<Cell, count>& cells,
                                           CellSet excluders) {
    std::array<DigitSet, count> allowed{};
    std::array<Digit, count> chosen{};
    const auto choose = [&](const auto& self, std::size_t at) -> void {
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

// The cells that can take part, with those of two candidates (to three, for three cells) that they
// see.
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

}  // namespace

bool find_aligned_pair(const Candidates& board, Deduction& found) {
    const std::vector<Part> parts = list_parts(board, 2);
    for (std::size_t second = 1; second < parts.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const CellSet excluders = parts[first].excluders & parts[second].excluders;
            if (excluders.size() < 2) continue;
            const std::array cells{parts[first].cell, parts[second].cell};
            if (use_cells(board, cells, excluders, found)) return true;
        }
    }
    return false;
}

bool find_aligned_triplet(const Candidates& board, Deduction& found) {
    const std::vector<Part> parts = list_parts(board, 3);
    std::array<CellSet, kCells> excluders{};
    CellSet all;
    for (const Part& part : parts) {
        excluders[part.cell] = part.excluders;
        all.add(part.cell);
    }
    for (std::size_t second = 1; second < parts.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const CellSet common = parts[first].excluders & parts[second].excluders;
            if (common.size() < 2) continue;
            // The third cell is one that excludes for one of the first two: for the first of them in
            // the order of its houses, then for the second.
            CellSet tried = CellSet::of(parts[first].cell) | CellSet::of(parts[second].cell);
            for (const Part* part : {&parts[first], &parts[second]}) {
                for (const Cell third : kOrderedPeers[part->cell]) {
                    if (tried.contains(third) || !part->excluders.contains(third) ||
                        !all.contains(third)) {
                        continue;
                    }
                    tried.add(third);
                    const CellSet seen = common & excluders[third];
                    if (seen.size() < 2) continue;
                    const std::array cells{parts[first].cell, parts[second].cell, third};
                    if (use_cells(board, cells, seen, found)) return true;
                }
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
