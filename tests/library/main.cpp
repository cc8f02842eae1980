// Another project's program with the installed library: it reads a puzzle, solves it and rates it.
#include <iostream>
#include <iterator>
#include <retrace/sudoku.hpp>

int main() {
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    const auto read = retrace::parse(text);
    if (const auto* error = std::get_if<retrace::ParseError>(&read)) {
        std::cerr << error->line << ':' << error->column << ": " << retrace::name_of(error->code)
                  << '\n';
        return 2;
    }
    const retrace::Grid puzzle = std::get<retrace::Parsed>(read).grid;
    const retrace::Outcome outcome = retrace::answer_to(puzzle);
    if (outcome.answer != retrace::Answer::one_solution) return 1;
    retrace::techniques::Rating rating(puzzle);
    while (!rating.run(1000)) continue;
    std::cout << outcome.grid.to_line() << ' ' << rating.ratings().hardest << '\n';
}
