// The results of reading a text: puzzles, errors, and lines that are neither.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "sudoku/text.hpp"
#include "sudoku/text/beside.hpp"

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
    const std::array<DigitSet, kCells>* notes() const {
        return beside && beside->has_notes() ? &beside->notes : nullptr;
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
