// Questions asked in slices of any size, and puzzles with few solutions to ask them of.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "sudoku/questions/question.hpp"
#include "support/all_solutions.hpp"
#include "support/puzzles.hpp"

namespace retrace::questions {

// A question that has been run to its answer.
template <typename Part, typename... Arguments>
std::unique_ptr<Question<Part>> asked(std::uint64_t budget, const Arguments&... arguments) {
    auto question = std::make_unique<Question<Part>>(arguments...);
    while (!question->run(budget)) {
    }
    return question;
}

template <typename Part, typename... Arguments>
auto answer_to(const Arguments&... arguments) {
    return asked<Part>(1'000'000, arguments...)->answer();
}

// The answer of a question that is replaced by its own copy after every slice.
template <typename Part, typename... Arguments>
auto answer_in_copies(const Arguments&... arguments) {
    auto question = std::make_unique<Question<Part>>(arguments...);
    while (!question->run(37)) question = std::make_unique<Question<Part>>(*question);
    return question->answer();
}

// The published solution of Baekjoon 2239's sample.
inline std::string solved_line() {
    return rules::all_solutions(std::string(puzzles::k2239)).at(0);
}

// The solved sample without the digits from 1 to `largest`: a few solutions, which plain trying can find.
inline std::string without_digits(char largest) {
    std::string line = solved_line();
    for (char& digit : line) {
        if (digit <= largest) digit = '.';
    }
    return line;
}

// Puzzles with two to some hundreds of solutions each.
inline std::vector<std::string> loose_puzzles() {
    std::vector<std::string> lines = puzzles::sample("several_solutions", 20);
    for (const char largest : {'2', '3', '4'}) lines.push_back(without_digits(largest));
    return lines;
}

// No two of these givens contradict each other, yet r1c9 has no digit.
inline std::string impossible_line() {
    return "12345678........9" + std::string(64, '.');
}

inline std::string contradicting_line() {
    return "5.......5" + std::string(72, '.');
}

}  // namespace retrace::questions
