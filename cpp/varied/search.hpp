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

class Learner;

// The same for any size of digits. Where choices alone lead nowhere for long it goes on by learning (Learner).
class Search {
  public:
    // The rules have no fault (fault_of).
    explicit Search(const Rules& rules);
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    Search(Search&&) = delete;
    Search& operator=(Search&&) = delete;
    ~Search();

    void restart(std::span<const Digits> candidates);
    Stop next(std::uint64_t& budget);
    Solution solution() const;
    std::uint64_t choices() const;

  private:
    void begin_to_learn();

    std::unique_ptr<const Network> network_;
    std::variant<Chooser<std::uint16_t>, Chooser<std::uint32_t>> chooser_;
    std::unique_ptr<Learner> learner_;
    std::vector<Digits> candidates_;
    std::vector<Solution> found_;  // since the start, as long as it may yet begin to learn
    std::uint64_t
        patience_;  // in choices and dead ends, from the start or one solution to the next
    std::uint64_t patience_left_;
};

}  // namespace retrace::varied
