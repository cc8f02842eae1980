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

constexpr std::array<std::string_view, 17> kCertifyColumns{
    "line",   "name", "puzzle", "result",   "solution", "solutions", "estimate", "first", "other",
    "differ", "fix",  "givens", "smallest", "clashes",  "column",    "code",     "error"};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
    return text;
}

// "r1c1:5,r2c3:7": cells with their digits in a grid.
std::vector<std::string> with_digits(const std::vector<Cell>& cells, const Grid& grid) {
    std::vector<std::string> words;
    words.reserve(cells.size());
    for (const Cell cell : cells)
        words.push_back(cell_name(cell) + ':' + std::to_string(grid[cell]));
    return words;
}

std::vector<std::string> names_of(const std::vector<Cell>& cells) {
    std::vector<std::string> words;
    words.reserve(cells.size());
    for (const Cell cell : cells) words.push_back(cell_name(cell));
    return words;
}

std::vector<std::string> clashes_of(const NoSolution& none) {
    std::vector<std::string> clashes;
    for (const Contradiction& pair : none.contradictions) {
        clashes.push_back(cell_name(pair.first) + '-' + cell_name(pair.second));
    }
    return clashes;
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
    line += " differ=" + joined(names_of(differences(first, other).cells()));
    if (completion.cells.empty()) return line;  // it was not asked for
    line += " fix=" + joined(with_digits(completion.cells, completion.solution));
    line += said_of_proof(completion.is_smallest);
    return line;
}

std::string line_for(const NoSolution& none, const Grid& puzzle) {
    std::string line = none.contradictions.empty() ? "none" : "contradiction";
    line += " givens=" + joined(with_digits(none.conflict.cells, puzzle));
    line += said_of_proof(none.conflict.is_smallest);
    const std::vector<std::string> clashes = clashes_of(none);
    if (!clashes.empty()) line += " clashes=" + joined(clashes);
    return line;
}

void describe(const Unique& unique, const Grid&, Record& record) {
    record.add("result", "unique");
    record.add("solution", unique.solution.to_line());
}

void describe(const Several& several, const Grid&, Record& record) {
    const auto& [first, other, count, completion] = several;
    const std::string number = number_of(count);
    record.add("result", "several");
    record.add_number("solutions", count.is_estimate ? number.substr(1) : number);
    record.add("estimate", count.is_estimate);
    record.add("first", first.to_line());
    record.add("other", other.to_line());
    record.add("differ", names_of(differences(first, other).cells()));
    record.add("fix", with_digits(completion.cells, completion.solution));
    record.add("smallest", completion.is_smallest);
}

void describe(const NoSolution& none, const Grid& puzzle, Record& record) {
    record.add("result", none.contradictions.empty() ? "none" : "contradiction");
    record.add("givens", with_digits(none.conflict.cells, puzzle));
    record.add("smallest", none.conflict.is_smallest);
    if (!none.contradictions.empty()) record.add("clashes", clashes_of(none));
}

// Null where nobody waits for the answer any more.
std::unique_ptr<Question<Certify>> certify(const Grid& puzzle,
                                           std::optional<std::uint64_t> fix_work, Output& output) {
    auto question = std::make_unique<Question<Certify>>(puzzle, fix_work);
    while (!question->run(kSliceSteps)) {
        output.flush();
        if (!output.is_open()) return nullptr;
    }
    return question;
}

ExitCode code_for(const Certificate& certificate) {
    return std::holds_alternative<NoSolution>(certificate) ? ExitCode::no_solution
                                                           : ExitCode::success;
}

}  // namespace

ExitCode certify_puzzles(const Arguments& arguments) {
    const auto fix_work =
        arguments.no_fix ? std::nullopt : std::optional<std::uint64_t>(arguments.fix_work);
    if (arguments.records != Records::none) {
        const auto say = [fix_work](const text::Puzzle& puzzle, Record& record,
                                    Output& output) -> Answered {
            const auto question = certify(puzzle.grid, fix_work, output);
            if (!question) return ExitCode::success;
            std::visit([&](const auto& kind) { describe(kind, puzzle.grid, record); },
                       question->answer());
            return code_for(question->answer());
        };
        return answer_puzzles(arguments, answering_by(arguments.records, kCertifyColumns, say));
    }
    const auto answer = [fix_work](const text::Puzzle& puzzle, Output& output) {
        const auto question = certify(puzzle.grid, fix_work, output);
        if (!question) return ExitCode::success;
        const Certificate& certificate = question->answer();
        output.write(
            std::visit([&](const auto& kind) { return line_for(kind, puzzle.grid); }, certificate) +
            '\n');
        return code_for(certificate);
    };
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
