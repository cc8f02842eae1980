// The results of reading a text: puzzles, errors, and lines that are neither.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sudoku/text/beside.hpp"
#include "sudoku/text/text.hpp"

namespace retrace::text {

struct Puzzle {
    Grid grid;
    Form form;
    std::size_t line;                                // where it begins, from 1
    std::shared_ptr<const Beside> beside = nullptr;  // null: its givens are all there is

    // The facts that the text has beside the givens: null where it does not have one.
    const Grid* digits() const {
        return beside && !(beside->digits == grid) ? &beside->digits : nullptr;
    }
    const Marks* marks() const { return beside && beside->marks.any() ? &beside->marks : nullptr; }
    // The marks of each cell in one number: bits 0 to 8 for corner notes, 10 to 18 for centre notes,
    // 20 to 28 for colours.
    std::optional<std::array<std::uint32_t, kCells>> notes() const {
        if (!marks()) return std::nullopt;
        std::array<std::uint32_t, kCells> all{};
        for (Cell cell = 0; cell < kCells; ++cell) {
            all[cell] = marks()->corner[cell] | std::uint32_t{marks()->centre[cell]} << 10U |
                        std::uint32_t{marks()->colours[cell]} << 20U;
        }
        return all;
    }
    const std::string* name() const { return some(&Beside::name); }
    const Grid* solution() const {
        return beside && beside->solution ? &*beside->solution : nullptr;
    }
    const std::vector<std::string>* fields() const { return some(&Beside::fields); }
    const std::vector<std::string>* rules() const { return some(&Beside::rules); }

  private:
    template <typename List>
    const List* some(List Beside::*list) const {
        return beside && !(*beside.*list).empty() ? &(*beside.*list) : nullptr;
    }
};

// A line that is no puzzle and no part of one.
struct Passed {
    enum class Kind : std::uint8_t {
        comment,      // begins with # ; or //
        commented,    // such a line, in which a puzzle stands
        heading,      // words
        section,      // [Name], where the name is not known, or what stands below it
        punctuation,  // brackets and tags around puzzles
    };
    Kind kind;
    std::size_t line;
    std::string text;  // as much of it as a message shows
    ParseError why;    // what is wrong with it, if it was meant as a puzzle
};

using ReadResult = std::variant<Puzzle, ParseError, Passed>;

}  // namespace retrace::text
