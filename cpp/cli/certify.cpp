// retrace certify: what each puzzle is, and what shows it, on one line.
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "sudoku/questions/certificate.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
    return text;
}

// "r1c1:5,r2c3:7": cells with their digits in a grid.
std::string with_digits(const std::vector<Cell>& cells, const Grid& grid) {
    std::vector<std::string> words;
    words.reserve(cells.size());
    for (const Cell cell : cells)
        words.push_back(cell_name(cell) + ':' + std::to_string(grid[cell]));
    return joined(words);
}

std::string names_of(const std::vector<Cell>& cells) {
    std::vector<std::string> words;
    words.reserve(cells.size());
    for (const Cell cell : cells) words.push_back(cell_name(cell));
    return joined(words);
}

// Every digit of an exact count; of an estimate the few that mean something.
std::string number_of(const SolutionCount& count) {
    if (!count.is_estimate) return std::to_string(static_cast<std::uint64_t>(count.solutions));
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), count.solutions,
                                       std::chars_format::scientific, 2);
    return '~' + std::string(text.data(), written.ptr);
}

std::string_view said_of_proof(bool is_smallest) {
    return is_smallest ? " smallest=yes" : " smallest=unproven";
}

std::string line_for(const Unique& unique, const Grid&) {
    return "unique solution=" + unique.solution.to_line();
}

std::string line_for(const Several& several, const Grid&) {
    const auto& [first, other, count, completion] = several;
    std::string line = "several solutions=" + number_of(count);
    line += " first=" + first.to_line() + " other=" + other.to_line();
    line += " differ=" + names_of(differences(first, other).cells());
    line += " fix=" + with_digits(completion.cells, completion.solution);
    line += said_of_proof(completion.is_smallest);
    return line;
}

std::string line_for(const NoSolution& none, const Grid& puzzle) {
    std::string line = none.contradictions.empty() ? "none" : "contradiction";
    line += " givens=" + with_digits(none.conflict.cells, puzzle);
    line += said_of_proof(none.conflict.is_smallest);
    std::vector<std::string> clashes;
    for (const Contradiction& pair : none.contradictions) {
        clashes.push_back(cell_name(pair.first) + '-' + cell_name(pair.second));
    }
    if (!clashes.empty()) line += " clashes=" + joined(clashes);
    return line;
}

}  // namespace

ExitCode certify_puzzles(const Arguments& arguments) {
    const auto answer = [](const text::Puzzle& puzzle, Output& output) {
        const auto certify = std::make_unique<Question<Certify>>(puzzle.grid);
        while (!certify->run(kSliceSteps)) {
            output.flush();
            if (!output.is_open()) return ExitCode::success;
        }
        const Certificate& certificate = certify->answer();
        output.write(
            std::visit([&](const auto& kind) { return line_for(kind, puzzle.grid); }, certificate) +
            '\n');
        return std::holds_alternative<NoSolution>(certificate) ? ExitCode::no_solution
                                                               : ExitCode::success;
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
