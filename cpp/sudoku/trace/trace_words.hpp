// One line of a recording as words, and its words as values.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/search/counters.hpp"
#include "sudoku/search/step.hpp"
#include "sudoku/watch/reason.hpp"

namespace retrace::trace {

// The first line of the format.
inline constexpr std::string_view kFormat = "retrace-trace";
inline constexpr std::string_view kVersion = "1";

// "placement", "solution", "backtrack", "dead-end".
std::string_view name_of(StepKind kind);
std::optional<StepKind> find_kind(std::string_view name);

// Takes words between blanks and tabs from the front.
class Words {
  public:
    explicit Words(std::string_view line) : rest_(line) { skip(); }

    bool empty() const { return rest_.empty(); }
    // Empty at the end.
    std::string_view next() const { return rest_.substr(0, rest_.find_first_of(" \t")); }
    std::string_view take();

  private:
    void skip() {
        const std::size_t first = rest_.find_first_not_of(" \t");
        rest_.remove_prefix(first == std::string_view::npos ? rest_.size() : first);
    }

    std::string_view rest_;
};

std::optional<Cell> read_cell(std::string_view word);
std::optional<Digit> read_digit(std::string_view word);
// From 0 on, at most fifteen digits.
std::optional<std::uint64_t> read_count(std::string_view word);

// The part of a word that can be shown: at most 24 characters, '?' for those that are not ASCII.
std::string shortened(std::string_view word);

// The counts of the steps, as an `end` has them: " steps 12 placements 8" and so on.
std::string counts(const Counters& counters, std::uint64_t solutions);

// The lines that stand before a step, each with its line end: "refused r1c3 1 r1c2".
void print(Cell cell, const Refusals& refused, std::string& out);

// A line of the format, without its end: "12 placement r1c3 4 7".
void print(std::uint64_t number, const Step& step, std::string& out);

}  // namespace retrace::trace
