// The search over boards: an explicit stack, run from solution to solution or for some branches.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/engine/board.hpp"

namespace retrace::engine {

// Every board on the stack has at least one more certain triad than the board below it, of 9 x 27 in rows
// and as many in columns. In practice a search is some 20 deep.
inline constexpr std::size_t kMostBoards = 9 * 27 * 2 / 3 + 2;

struct Branch;

enum class Stop : std::uint8_t { solution, exhausted, paused };

// Enumerates the solutions of a board. It is a value that can be copied, of 54 KB.
class BoardSearch {
  public:
    // A new search has no board. This function starts one and returns the root, which must be filled
    // before next() is called.
    Board& root() {
        depth_ = 1;
        return stack_[0];
    }

    // Ends the search: next() will answer exhausted.
    void close() { depth_ = 0; }

    // Runs on to the next solution, or until `budget` branches are used up; counts it down. After
    // `paused` a further call goes on where this one stopped.
    Stop next(std::uint64_t& budget);

    // The board of the solution that next() has just stopped at.
    const Board& solution() const { return stack_[depth_]; }

    // The number of boards on the stack: the current one, and those with their second side still to come.
    std::size_t depth() const { return depth_; }

  private:
    void push(const Branch& branch);

    std::size_t depth_ = 0;
    std::array<Board, kMostBoards> stack_;
};

}  // namespace retrace::engine
