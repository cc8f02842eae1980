// The whole path through a puzzle as JavaScript drives it, a step at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/techniques/path.hpp"
#include "sudoku/techniques/technique.hpp"

namespace retrace::techniques {

class SharedSearch;

// Steps of a path that is still looked for, after the first `begin` of them.
struct PathNews {
    Standing standing;
    std::size_t begin;
    std::span<const Deduction> steps;
};

class PathCall {
  public:
    PathCall(const Grid& givens, const Repertoire& repertoire);

    // At most `budget` searches for a technique more, up to the next step; true at the end of the path.
    bool run(std::uint64_t budget);

    // The steps found since this was last called; valid until the next run().
    PathNews news();

    // The functions below are valid once run() returned true.
    // The rest of the path takes a module that has nested chains.
    bool needs_nested() const { return needs_nested_; }
    Standing standing() const { return standing_; }
    bool is_solved() const { return is_solved_; }
    const std::vector<Deduction>& steps() const { return steps_; }
    int points() const { return path_ ? path_->points() : 0; }

    const PathCall& answer() const { return *this; }

    // The long search at work; null: there is none.
    std::unique_ptr<SharedSearch> shared_search() const;

  private:
    Standing standing_;
    std::optional<Path> path_;  // empty where there is no solution
    bool is_solved_ = false;
    bool needs_nested_ = false;
    std::vector<Deduction> steps_;
    std::size_t told_ = 0;  // so many of them were news before
};

}  // namespace retrace::techniques

namespace retrace {

// The techniques that a list names, in this order; empty where it names none, or an unknown one. An empty list: all.
std::optional<techniques::Repertoire> repertoire_of(techniques::Order order, std::string_view list);

// Null where the puzzle is not 81 characters, or there is no such repertoire.
std::unique_ptr<techniques::PathCall> start_path(std::string_view puzzle, techniques::Order order,
                                                 std::string_view techniques);

}  // namespace retrace
