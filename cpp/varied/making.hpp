// Makes a puzzle to order: a board, clues around it, and as few givens as are wanted. The same seed gives the same puzzle.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/generate/symmetry.hpp"
#include "varied/layouts.hpp"
#include "varied/random_board.hpp"
#include "varied/reduction.hpp"

namespace retrace::varied {

struct PuzzleOrder {
    int size = 9;
    std::vector<const Layout*> layouts{};
    generate::Symmetry symmetry = generate::Symmetry::none;  // of the cells with givens
    std::size_t fewest_givens = 0;
    std::size_t most_givens = kMostCells;
    bool minimal = true;        // no orbit of givens can be taken away
    bool fewest_clues = false;  // nor can any clue, once the givens are settled
    std::uint64_t tries = 1000;
};

// The reason for which an order cannot be met.
enum class OrderFault : std::uint8_t {
    size,         // none of 4, 6, 8, 9, 12 and 16
    windows,      // on a board that is not 9×9
    two_regions,  // jigsaw and latin
    needs_boxes,  // disjoint groups without usual boxes
    no_form,      // no program that the puzzle could be written for has all its rules
    empty_range,  // of givens
};
std::optional<OrderFault> fault_of(const PuzzleOrder& order);

// The rows of these names, between commas; the name of which there is none.
std::variant<std::vector<const Layout*>, std::string_view> layouts_of(std::string_view names);

class Making {
  public:
    // The order has no fault.
    Making(PuzzleOrder order, std::uint64_t seed);
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;
    Making(Making&&) = delete;
    Making& operator=(Making&&) = delete;
    ~Making() = default;

    // Takes at most `budget` choices, proofs and digits more. True when it is done.
    bool run(std::uint64_t budget);

    // Nothing while it is not done, and where it was given up.
    const std::optional<Reading>& puzzle() const { return puzzle_; }
    const Solution& solution() const { return solution_; }
    std::size_t givens() const { return givens_; }
    // No board holds to the rules.
    bool has_no_board() const { return has_no_board_; }
    std::uint64_t tries() const { return tries_; }
    // The part of the try at work that is done, from 0 to 1.
    double share() const;

  private:
    void begin();
    void fail();
    void begin_reduction();
    std::size_t drawn_givens();
    bool end_reduction();
    Reading lay(const std::vector<Rule>& clues);

    PuzzleOrder order_;
    generate::Random random_;
    std::uint64_t tries_ = 0;
    std::vector<int> regions_;
    std::unique_ptr<RandomBoard> board_;
    std::unique_ptr<Reduction> reduction_;
    std::optional<Reading> puzzle_;
    Solution solution_;
    std::size_t givens_ = 0;
    bool has_no_board_ = false;
    bool is_done_ = false;
};

// As one line that reads as the same puzzle: all cells where there are no other rules, packed as f-puzzles has it, or the text of
// Interactive Sudoku Solver, which comes first where `like` is one. Nothing where none of them has its rules.
std::optional<std::string> text_of(const Reading& reading, std::string_view like = {});

}  // namespace retrace::varied
