// Hints and ratings, as JavaScript drives them.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/techniques/hint.hpp"
#include "sudoku/techniques/technique.hpp"
#include "wasm/techniques/nested_here.hpp"

namespace retrace::techniques {

class SharedSearch;

class HintCall {
  public:
    HintCall(const Position& position, const Repertoire& repertoire)
        : hint_(position, repertoire, nested_here()) {}

    bool run(std::uint64_t budget) { return hint_.run(budget); }

    // Valid once run() returned true: the answer takes a module that has nested chains.
    bool needs_nested() const { return hint_.needs_nested(); }

    // Valid once run() returned true otherwise.
    const HintCall& answer() const { return *this; }
    Advice advice() const { return hint_.advice(); }
    bool is_unique() const { return hint_.is_unique(); }
    int blanks_without_notes() const { return hint_.blanks_without_notes(); }
    const std::vector<Cell>& wrong_notes() const { return hint_.wrong_notes(); }
    // The deduction; null for any other advice.
    const Deduction* step() const {
        return hint_.advice() == Advice::step ? &hint_.step() : nullptr;
    }

    // As PathCall has it.
    std::unique_ptr<SharedSearch> shared_search() const;

  private:
    Hint hint_;
};

class RatingCall {
  public:
    explicit RatingCall(const Grid& givens) {
        if (standing_of(givens) == Standing::unique) rating_.emplace(givens, nested_here());
    }

    bool run(std::uint64_t budget) { return !rating_ || rating_->run(budget); }

    // As HintCall has it.
    bool needs_nested() const { return rating_ && rating_->needs_nested(); }

    // Valid once run() returned true otherwise; empty where there is not one solution.
    std::optional<Ratings> answer() const {
        return rating_ ? std::optional(rating_->ratings()) : std::nullopt;
    }

    // As Rating and Path have them.
    int at_least() const { return rating_ ? rating_->at_least() : 0; }
    double portion() const { return rating_ ? rating_->path().portion() : 0; }
    std::unique_ptr<SharedSearch> shared_search() const;

  private:
    std::optional<Rating> rating_;
};

}  // namespace retrace::techniques

namespace retrace {

// Null where one of the grids is not 81 characters, or there is no such repertoire. `notes`: for each cell, bits 1 to 9.
std::unique_ptr<techniques::HintCall> start_hint(std::string_view givens, std::string_view digits,
                                                 std::span<const double> notes,
                                                 techniques::Order order,
                                                 std::string_view techniques);
std::unique_ptr<techniques::RatingCall> start_rating(std::string_view puzzle);

}  // namespace retrace
