// The solutions of a puzzle in lexicographic order or against it: one after another, or the first as a text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sudoku/questions/question.hpp"

namespace retrace::questions {

enum class Order : std::uint8_t { ascending, descending };

// Goes through the cells in order with an explicit stack. A digit is taken only where it is known to
// lead to a solution: the fast engine is asked, or a solution that it found has shown it. So the
// next solution costs some searches, and never a walk through a part of the tree that has none.
class OrderedSolutions {
  public:
    OrderedSolutions(const Grid& givens, Order order);

    // Begins with the first one beyond `last`, which need not be a solution.
    OrderedSolutions(const Grid& givens, Order order, const Grid& last);

    // Passes over so many of those to come; counts them, which is quicker than finding each.
    void skip(std::uint64_t solutions) { to_skip_ += solutions; }

    // True when the next solution is found, or there is none left; another run goes on to the next.
    bool run(Meter& meter);
    const std::optional<Grid>& answer() const { return solution_; }

  private:
    // A cell with a choice; the digits in cells before it are settled on the board.
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

    // The digit that is looked into:
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

    // Those beyond `last`.
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
