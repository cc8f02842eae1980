// All solutions of a puzzle, one by one, by choices between two things and narrowing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "varied/board.hpp"

namespace retrace::varied {

using Solution = std::vector<std::uint8_t>;

enum class Stop : std::uint8_t { paused, solution, exhausted };

template <class Mask>
class Chooser {
  public:
    explicit Chooser(const Network& network);

    // Begins anew with fewer candidates; what was learnt of the cells stays.
    void restart(std::span<const Digits> candidates);
    // Takes from `budget` a piece for each choice.
    Stop next(std::uint64_t& budget);
    Solution solution() const;
    std::uint64_t choices() const { return choices_; }

  private:
    // One of the two holds in every solution.
    struct Choice {
        Place first;
        Place second;
        Digits of_first;
        Digits of_second;
    };

    std::optional<Choice> choose() const;
    void decide(Place cell, Digits keep);

    const Network& network_;
    Board<Mask> board_;
    std::vector<Digits> candidates_;
    std::vector<Choice> open_;
    std::vector<Mask> saved_;  // the board before each of them
    std::vector<float> weights_;
    float step_ = 1;
    std::uint64_t conflicts_ = 0;
    std::uint64_t choices_ = 0;
    bool has_begun_ = false;
    bool is_alive_ = false;
    bool is_at_solution_ = false;
};

// The same for any size of digits.
class Search {
  public:
    // The rules have no fault (fault_of).
    explicit Search(const Rules& rules);

    void restart(std::span<const Digits> candidates);
    Stop next(std::uint64_t& budget);
    Solution solution() const;
    std::uint64_t choices() const;

  private:
    std::unique_ptr<const Network> network_;
    std::variant<Chooser<std::uint16_t>, Chooser<std::uint32_t>> chooser_;
};

}  // namespace retrace::varied
