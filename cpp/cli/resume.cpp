// Reads the whole file, since no puzzle to come may be like one in it.
#include "cli/resume.hpp"

#include <memory>

#include "cli/commands.hpp"
#include "cli/texts.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/generate/generator.hpp"

namespace retrace::cli {
namespace {

constexpr std::string_view kNone = "none";

}  // namespace

ResumedFile::ResumedFile(const Arguments& arguments, std::uint64_t seed)
    : file_(arguments.resumed) {
    file_.read([this](std::string_view line) { return take(line); },
               said("command/resume/no-series"));
    if (file_.reason().empty() && file_.lines() > 0) compare_first(arguments, seed);
    file_.cut();
}

bool ResumedFile::take(std::string_view line) {
    if (first_.empty()) first_ = line;
    if (line == kNone) {
        has_none_ = true;
        return true;
    }
    const auto puzzle = Grid::from_line(line);
    const auto solution = puzzle ? engine::first_solution(*puzzle) : std::nullopt;
    if (!solution) return false;
    hashes_.push_back(generate::hash_of(generate::class_form(*puzzle, *solution)));
    return true;
}

// Without this check a series of another seed or order would be continued silently.
void ResumedFile::compare_first(const Arguments& arguments, std::uint64_t seed) {
    const auto generator = std::make_unique<generate::Generator>(
        arguments.wanted, generate::seed_in_series(seed, 1), tries_of(arguments));
    while (!generator->run(kSliceSteps)) continue;
    const Grid* puzzle = generator->puzzle();
    if ((puzzle != nullptr ? puzzle->to_line() : kNone) == first_) return;
    file_.refuse(said("command/resume/other-series"));
}

}  // namespace retrace::cli
