// The table of strategies from JavaScript, for the test that holds the web's equal to it.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

#include "sudoku/search/strategy.hpp"

namespace retrace {
namespace {

emscripten::val list_strategies() {
    emscripten::val list = emscripten::val::array();
    for (const Strategy& strategy : strategies()) {
        emscripten::val row = emscripten::val::object();
        row.set("name", std::string(strategy.name));
        const StrategyFacts& facts = strategy.facts;
        row.set("from", std::string(facts.from_write_up ? "write-up" : "beyond"));
        row.set("rowMajor", facts.row_major);
        row.set("hasSteps", strategy.has_steps());
        if (facts.never_takes_back) row.set("neverTakesBack", true);
        if (facts.quickest_row_major) row.set("quickestRowMajor", true);
        list.call<void>("push", row);
    }
    return list;
}

}  // namespace

EMSCRIPTEN_BINDINGS(strategies) {
    emscripten::function("strategies", &list_strategies);
}

}  // namespace retrace
