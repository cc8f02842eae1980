// Questions as JavaScript asks them: an object with the question's kind and what it asks about, as
// web/core/questions/questions.ts has them, in; its answer, as that file has it, out. Puzzles and
// solutions are lines of 81 characters, and what is undefined there is undefined here.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/questions/candidates.hpp"
#include "sudoku/questions/certificate.hpp"
#include "sudoku/questions/entries.hpp"
#include "sudoku/questions/ordered_solutions.hpp"
#include "sudoku/questions/redundant_givens.hpp"
#include "wasm/numbers.hpp"
#include "wasm/questions/answers.hpp"

namespace retrace {
namespace {

using namespace questions;
using emscripten::val;

// A question under way, whatever it asks.
class AskedQuestion {
  public:
    AskedQuestion() = default;
    AskedQuestion(const AskedQuestion&) = delete;
    AskedQuestion& operator=(const AskedQuestion&) = delete;
    virtual ~AskedQuestion() = default;

    virtual bool run(double budget) = 0;
    virtual val answer() const = 0;  // once run() gave true
};

using Asked = std::unique_ptr<AskedQuestion>;

template <typename Part>
class AskedPart : public AskedQuestion {
  public:
    template <typename... Arguments>
    explicit AskedPart(Arguments&&... arguments)
        : question_(std::forward<Arguments>(arguments)...) {}

    bool run(double budget) override { return question_.run(from_number(budget)); }
    val answer() const override { return to_js(question_.answer()); }

  private:
    Question<Part> question_;
};

std::optional<Grid> grid_in(const val& ask, const char* name) {
    const val line = ask[name];
    return line.isString() ? Grid::from_line(line.as<std::string>()) : std::nullopt;
}

// Null where `ask` lacks one of these grids.
template <typename Part, typename... Names>
Asked ask_of_grids(const val& ask, Names... names) {
    const std::array<std::optional<Grid>, sizeof...(names)> grids{grid_in(ask, names)...};
    if (!std::all_of(grids.begin(), grids.end(), [](const auto& grid) { return grid.has_value(); }))
        return nullptr;
    return std::apply(
        [](const auto&... grid) -> Asked { return std::make_unique<AskedPart<Part>>(*grid...); },
        grids);
}

Asked ask_for_move(const val& ask) {
    const auto puzzle = grid_in(ask, "puzzle");
    const auto move = ask["move"].as<std::string>();
    if (!puzzle) return nullptr;
    const Order order = move == "first" || move == "next" ? Order::ascending : Order::descending;
    if (move == "first" || move == "last") {
        return std::make_unique<AskedPart<OrderedSolutions>>(*puzzle, order);
    }
    const auto from = grid_in(ask, "solution");
    if (!from || from->blanks() > 0) return nullptr;
    return std::make_unique<AskedPart<OrderedSolutions>>(*puzzle, order, *from);
}

Asked ask_for_list(const val& ask) {
    const auto puzzle = grid_in(ask, "puzzle");
    const auto limit = from_number(ask["limit"].as<double>());
    if (!puzzle || limit == 0) return nullptr;
    return std::make_unique<AskedPart<ListSolutions>>(*puzzle, limit);
}

Asked ask_for_mistake(const val& ask) {
    std::vector<Grid> positions;
    for (const std::string& line : emscripten::vecFromJSArray<std::string>(ask["positions"])) {
        const auto position = Grid::from_line(line);
        if (!position) return nullptr;
        positions.push_back(*position);
    }
    return std::make_unique<AskedPart<FindMistake>>(positions);
}

struct Kind {
    const char* name;
    Asked (*start)(const val& ask);
};

// Every question, a row each.
constexpr std::array<Kind, 9> kKinds{{
    {"certificate", [](const val& ask) { return ask_of_grids<Certify>(ask, "puzzle"); }},
    {"count", [](const val& ask) { return ask_of_grids<CountSolutions>(ask, "puzzle"); }},
    {"move", ask_for_move},
    {"list", ask_for_list},
    {"candidates", [](const val& ask) { return ask_of_grids<FindCandidates>(ask, "puzzle"); }},
    {"redundant", [](const val& ask) { return ask_of_grids<RedundantGivens>(ask, "puzzle"); }},
    {"reduce", [](const val& ask) { return ask_of_grids<Reduce>(ask, "puzzle"); }},
    {"check", [](const val& ask) { return ask_of_grids<CheckEntries>(ask, "givens", "digits"); }},
    {"mistake", ask_for_mistake},
}};

// Null where there is no such question, or it lacks what it asks about.
Asked start_question(const val& ask) {
    const auto name = ask["kind"].as<std::string>();
    const auto* const kind = std::find_if(kKinds.begin(), kKinds.end(),
                                          [&](const Kind& each) { return each.name == name; });
    return kind == kKinds.end() ? nullptr : kind->start(ask);
}

}  // namespace

EMSCRIPTEN_BINDINGS(questions) {
    emscripten::class_<AskedQuestion>("Question")
        .function("run", &AskedQuestion::run)
        .function("answer", &AskedQuestion::answer);
    emscripten::function("startQuestion", &start_question);
}

}  // namespace retrace
