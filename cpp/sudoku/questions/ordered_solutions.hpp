// The solutions of a puzzle in ascending or descending lexicographic order: one after another, or as a text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku/questions/question.hpp"

namespace retrace::questions {

enum class Order : std::uint8_t { ascending, descending };

// Goes through the cells in order with an explicit stack. A digit is taken only where it is known to lead to
// a solution, by asking the fast engine or from a solution that it has found. So the next solution costs some
// searches, and never a walk through a part of the tree without solutions.
class OrderedSolutions {
  public:
    OrderedSolutions(const Grid& givens, Order order);

    // Begins with the first solution beyond `last`, which need not be a solution itself.
    OrderedSolutions(const Grid& givens, Order order, const Grid& last);

    // Skips the next `count` solutions by counting them, which is quicker than finding each.
    void skip(std::uint64_t solutions) { to_skip_ += solutions; }

    // True when the next solution is found, or none is left; calling run() again looks for the one after.
    bool run(Meter& meter);
    const std::optional<Grid>& answer() const { return solution_; }

  private:
    // A cell with a choice; the digits of all cells before it are on the board.
    struct Level {
        engine::Board board;
        Cell cell;
        DigitSet left;  // digits not yet taken
    };

    void start_beyond(engine::Board board, const Grid& last);
    Digit take_digit(DigitSet& left) const;
    bool look_into(Meter& meter);
    bool enter();

    Order order_;
    std::vector<Level> levels_;
    std::uint64_t to_skip_ = 0;
    std::optional<Grid> witness_;   // a solution of the last level's board, if one is known
    std::optional<Grid> solution_;  // the one that run() has found

    // The digit that is being tried:
    bool looking_ = false;
    Digit digit_ = 0;
    std::uint64_t passed_ = 0;  // solutions met with it
    engine::BoardSearch search_;
};

struct SolutionList {
    std::string text;  // lines of 81 digits
    bool is_complete = false;
};

class ListSolutions {
  public:
    // `limit`: lines at most.
    ListSolutions(const Grid& puzzle, std::uint64_t limit)
        : limit_(limit), solutions_(puzzle, Order::ascending) {}

    // The solutions beyond `last`.
    ListSolutions(const Grid& puzzle, std::uint64_t limit, const Grid& last)
        : limit_(limit), solutions_(puzzle, Order::ascending, last) {}

    bool run(Meter& meter);
    const SolutionList& answer() const { return list_; }

  private:
    std::uint64_t limit_;
    std::uint64_t listed_ = 0;
    OrderedSolutions solutions_;
    SolutionList list_;
};

}  // namespace retrace::questions
