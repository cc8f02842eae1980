// The puzzles of a list, found by what they are the same as.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/exit_code.hpp"
#include "sudoku/generate/form_key.hpp"
#include "sudoku/grid.hpp"

namespace retrace::cli {

struct Listed {
    Grid puzzle;
    std::size_t line;
};

// Remembers some 120 bytes of each puzzle.
class PuzzleList {
  public:
    // Reads a file; one that cannot be read is told of.
    PuzzleList(std::string_view file, const Arguments& arguments);

    ExitCode exit_code() const { return exit_code_; }

    // The first one that is the same as the puzzle; none: nullptr.
    const Listed* same_as(const Grid& puzzle) const;

    // Shows those whose solution is the same as this completed grid, in the order of the list. The first call
    // solves the whole list: some 50 microseconds each.
    void visit_held(const Grid& grid, const std::function<void(const Listed&)>& visit);

  private:
    struct HashOfKey {
        std::size_t operator()(const generate::FormKey& key) const {
            return static_cast<std::size_t>(key.first);
        }
    };

    std::vector<Listed> puzzles_{};
    std::unordered_map<generate::FormKey, std::size_t, HashOfKey> first_{};
    std::unordered_map<generate::FormKey, std::vector<std::size_t>, HashOfKey> by_solution_{};
    ExitCode exit_code_ = ExitCode::success;
};

// `same --among FILE`: which puzzle of the list each puzzle is, and which ones a completed grid holds.
ExitCode compare_with_list(const Arguments& arguments);

}  // namespace retrace::cli
