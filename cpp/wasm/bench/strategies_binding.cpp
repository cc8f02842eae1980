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
        row.set("rowMajor", strategy.row_major);
        row.set("hasSteps", strategy.has_steps());
        list.call<void>("push", row);
    }
    return list;
}

}  // namespace

EMSCRIPTEN_BINDINGS(strategies) {
    emscripten::function("strategies", &list_strategies);
}

}  // namespace retrace
