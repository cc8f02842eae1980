// A rule by itself: what it leaves of the candidates of its own cells.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "varied/board.hpp"
#include "varied/rules.hpp"

namespace retrace::varied {

// Cells in reading order, each once, with their candidates.
struct Candidates {
    std::vector<Place> cells;
    std::vector<Digits> digits;
};

// A rule on a board of its own cells, narrowed as often as one likes.
class Alone {
  public:
    // `candidates`: of all cells of the puzzle, at the most that they will ever be.
    Alone(const Rule& rule, std::span<const std::vector<Place>> houses,
          std::span<const Digits> candidates, int digits);

    // In reading order, each once.
    const std::vector<Place>& cells() const { return cells_; }
    // `candidates`: of all cells of the puzzle. False where one of the rule's cells is left without any.
    bool narrow(std::span<const Digits> candidates);
    Digits at(std::size_t index) const { return board_->at(static_cast<Place>(index)); }

  private:
    std::vector<Place> cells_;
    std::unique_ptr<const Network> network_;
    std::unique_ptr<Board<std::uint32_t>> board_;
    std::vector<Digits> candidates_;
};

// `candidates`: of all cells. `houses`: what they say of the rule's cells counts, too. Nothing where a cell is left without any.
std::optional<Candidates> left_by(const Rule& rule, std::span<const std::vector<Place>> houses,
                                  std::span<const Digits> candidates, int digits);

}  // namespace retrace::varied
