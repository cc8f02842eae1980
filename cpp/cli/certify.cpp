// retrace certify: what each puzzle is, and what shows it, on one line.
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "cli/slices.hpp"
#include "sudoku/questions/certificate.hpp"

namespace retrace::cli {
namespace {

using namespace questions;

constexpr auto kCertifyColumns = columns_with("solution", "solutions", "estimate", "first", "other",
                                              "differ", "fix", "givens", "smallest", "clashes");

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

// A field that the text has as " name=value".
class Proof {
  public:
    Proof(Record& record, std::string_view result) : record_(record) {
        record.add("result", result);
        record.say(result);
    }

    void add(std::string_view name, const Grid& grid) {
        record_.add(name, grid.to_line());
        say(name, grid.to_line());
    }

    void add(std::string_view name, const std::vector<std::string>& words) {
        record_.add(name, words);
        say(name, joined(words));
    }

    void add(const SolutionCount& count) {
        const std::string number = number_of(count);
        record_.add_number("solutions", count.is_estimate ? number.substr(1) : number);
        record_.add("estimate", count.is_estimate);
        say("solutions", number);
    }

    void add_smallest(bool is_smallest) {
        record_.add("smallest", is_smallest);
        say("smallest", is_smallest ? "yes" : "unproven");
    }

  private:
    void say(std::string_view name, std::string_view value) {
        record_.say(" ");
        record_.say(name);
        record_.say("=");
        record_.say(value);
    }

    Record& record_;
};

void describe(const Unique& unique, const Grid&, Record& record) {
    Proof(record, "unique").add("solution", unique.solution);
}

void describe(const Several& several, const Grid&, Record& record) {
    const auto& [first, other, count, completion] = several;
    Proof proof(record, "several");
    proof.add(count);
    proof.add("first", first);
    proof.add("other", other);
    proof.add("differ", names_of(differences(first, other).cells()));
    if (completion.cells.empty()) {  // it was not asked for
        record.add("fix", std::vector<std::string>{});
        record.add("smallest", completion.is_smallest);
        return;
    }
    proof.add("fix", with_digits(completion.cells, completion.solution));
    proof.add_smallest(completion.is_smallest);
}

void describe(const NoSolution& none, const Grid& puzzle, Record& record) {
    const std::vector<std::string> clashes = clashes_of(none);
    Proof proof(record, clashes.empty() ? "none" : "contradiction");
    proof.add("givens", with_digits(none.conflict.cells, puzzle));
    proof.add_smallest(none.conflict.is_smallest);
    if (!clashes.empty()) proof.add("clashes", clashes);
}

}  // namespace

ExitCode certify_puzzles(const Arguments& arguments) {
    const auto fix_work =
        arguments.no_fix ? std::nullopt : std::optional<std::uint64_t>(arguments.fix_work);
    const auto say = [fix_work](const text::Puzzle& puzzle, Record& record, Output& output) {
        const auto question = std::make_unique<Question<Certify>>(puzzle.grid, fix_work);
        if (!run_through(*question, output)) return ExitCode::success;
        const Certificate& certificate = question->answer();
        std::visit([&](const auto& kind) { describe(kind, puzzle.grid, record); }, certificate);
        record.say("\n");
        return std::holds_alternative<NoSolution>(certificate) ? ExitCode::no_solution
                                                               : ExitCode::success;
    };
    return answer_in_rows(arguments, answering_by(arguments, kCertifyColumns, say));
}

}  // namespace retrace::cli
