// Suppositions on boards of bits, which a copy takes back.
#include "sudoku/techniques/trial_depth.hpp"

#include <optional>

#include "sudoku/techniques/house_sets.hpp"

namespace retrace::techniques {
namespace {

constexpr int kCandidates = 729;

void place(TrialBoard& board, Cell cell, std::size_t digit) {
    for (CellSet& cells : board.cells) cells.remove(cell);
    board.cells[digit] = board.cells[digit].without(kPeerSets[cell]);
    board.cells[digit].add(cell);
    board.placed.add(cell);
}

// The cells with exactly one digit; nothing where a cell has none.
std::optional<CellSet> single_cells(const TrialBoard& board) {
    CellSet once;
    CellSet twice;
    for (const CellSet cells : board.cells) {
        twice |= once & cells;
        once |= cells;
    }
    if (once != kEveryCell) return std::nullopt;
    return once.without(twice);
}

// Places the digit in all houses in which it has one cell alone. False where it has none in a house.
bool place_hidden(TrialBoard& board, std::size_t digit) {
    for (const CellSet house : kHouseSets) {
        const CellSet cells = board.cells[digit] & house;
        if (cells.empty()) return false;
        if (cells.size() == 1 && !board.placed.contains(cells.first())) {
            place(board, cells.first(), digit);
        }
    }
    return true;
}

// Singles to their end. False at a contradiction.
bool settle(TrialBoard& board) {
    for (std::size_t placed = kCells + 1; placed != board.placed.size();) {
        placed = board.placed.size();
        const auto singles = single_cells(board);
        if (!singles) return false;
        for (std::size_t digit = 0; digit < board.cells.size(); ++digit) {
            const CellSet open = (*singles & board.cells[digit]).without(board.placed);
            for (const Cell cell : open) {
                // Another single may have taken the digit away.
                if (!board.cells[digit].contains(cell)) return false;
                place(board, cell, digit);
            }
            if (!place_hidden(board, digit)) return false;
        }
    }
    return true;
}

bool is_open(const TrialBoard& board, int candidate) {
    const auto cell = static_cast<Cell>(candidate / 9);
    return board.cells[static_cast<std::size_t>(candidate % 9)].contains(cell) &&
           !board.placed.contains(cell);
}

bool refutes(TrialBoard board, int candidate, int depth);

// Takes the candidate away. False at a contradiction.
bool strike(TrialBoard& board, int candidate) {
    board.cells[static_cast<std::size_t>(candidate % 9)].remove(static_cast<Cell>(candidate / 9));
    return settle(board);
}

// Whether suppositions of this depth, over and over, end in a contradiction.
bool fails(TrialBoard& board, int depth) {
    for (int next = 0, kept = 0; kept < kCandidates; next = (next + 1) % kCandidates) {
        if (board.is_solved()) return false;
        ++kept;
        if (!is_open(board, next) || !refutes(board, next, depth)) continue;
        if (!strike(board, next)) return true;
        kept = 0;
    }
    return false;
}

// Whether the candidate leads to a contradiction by singles at depth 1, by suppositions of one less at a greater one.
bool refutes(TrialBoard board, int candidate, int depth) {
    place(board, static_cast<Cell>(candidate / 9), static_cast<std::size_t>(candidate % 9));
    return !settle(board) || (depth > 1 && fails(board, depth - 1));
}

}  // namespace

TrialDepth::TrialDepth(const Candidates& board) : solution_(board.solution()) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit given = board.grid()[cell];
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (given == digit || board.has(cell, digit)) board_.cells[digit - 1U].add(cell);
        }
        if (given != 0) board_.placed.add(cell);
    }
    settle(board_);
}

bool TrialDepth::run(std::uint64_t budget) {
    while (!is_done_) {
        if (board_.is_solved() || depth_ == kDeepest) {
            is_done_ = true;
        } else if (depth_ == 0 || kept_ == kCandidates) {
            ++depth_;
            kept_ = 0;
        } else {
            const int candidate = next_;
            next_ = (next_ + 1) % kCandidates;
            ++kept_;
            const bool is_of_solution =
                solution_[static_cast<Cell>(candidate / 9)] == candidate % 9 + 1;
            if (is_of_solution || !is_open(board_, candidate)) continue;
            if (budget == 0) {
                next_ = candidate;
                --kept_;
                return false;
            }
            --budget;
            if (!refutes(board_, candidate, depth_)) continue;
            strike(board_, candidate);
            kept_ = 0;
        }
    }
    return true;
}

}  // namespace retrace::techniques
