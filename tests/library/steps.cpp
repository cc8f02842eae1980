// Another project's program with the library: the steps of a puzzle by logic, the forms of puzzles made to order.
#include <iostream>
#include <retrace/sudoku.hpp>
#include <string>

namespace {

// "r1c2=3", or the candidates that go.
std::string effect_of(const retrace::techniques::Deduction& step) {
    const auto name = [](const retrace::techniques::Candidate& each, const char* sign) {
        return 'r' + std::to_string(retrace::row_of(each.cell) + 1) + 'c' +
               std::to_string(retrace::column_of(each.cell) + 1) + sign +
               std::to_string(each.digit);
    };
    if (step.placement) return name(*step.placement, "=");
    std::string effect;
    for (const auto& each : step.eliminations)
        effect += (effect.empty() ? "" : " ") + name(each, "<>");
    return effect;
}

}  // namespace

int main() {
    retrace::generate::Order order;
    order.symmetry = retrace::generate::Symmetry::half_turn;
    order.rating = retrace::generate::Range{20, 30};  // ER 2.0 to 3.0
    retrace::generate::Generator generator(order, 7, retrace::generate::usual_tries(order));
    while (!generator.run(10'000)) continue;
    if (generator.puzzle() == nullptr) return 1;
    const retrace::Grid& puzzle = *generator.puzzle();
    std::cout << puzzle.to_line() << '\n'
              << retrace::isomorphs::least_form(puzzle).form.to_line() << '\n';

    retrace::techniques::Path path(puzzle, retrace::techniques::Order::teaching, true);
    auto state = path.run(1000);
    for (; state == retrace::techniques::PathState::found ||
           state == retrace::techniques::PathState::running;
         state = path.run(1000)) {
        if (state == retrace::techniques::PathState::running) continue;
        std::cout << path.deduction().technique->name << ' ' << effect_of(path.deduction()) << '\n';
    }
    return state == retrace::techniques::PathState::solved ? 0 : 1;
}
