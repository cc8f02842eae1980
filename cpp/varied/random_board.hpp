// A random full board that holds to the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/generate/random.hpp"
#include "varied/search.hpp"

namespace retrace::varied {

// Goes through cells in random order and fixes in each a random digit with which a board is found. Where that takes long, the
// digit of the last board stays.
class RandomBoard {
  public:
    enum class Found : std::uint8_t { open, board, none, given_up };

    RandomBoard(Rules rules, generate::Random& random);

    // Takes at most `budget` choices and digits more.
    Found run(std::uint64_t budget);
    const Solution& board() const { return board_; }

  private:
    bool draw_next();

    Rules rules_;
    Search search_;
    generate::Random& random_;
    std::vector<Digits> candidates_;
    std::vector<Place> cells_;
    std::size_t at_ = 0;
    Digits drawn_ = 0;  // the digit that is tried; 0: any board is looked for
    std::uint64_t left_;
    Solution board_;
};

}  // namespace retrace::varied
