// An order as JavaScript sends it, and what the generator tells of its tries.
#pragma once

#include <emscripten/val.h>

#include <optional>

#include "sudoku/generate/generator.hpp"

namespace retrace {

// As web/worker/make/make-module.d.ts declares it; nothing where a part of it makes no sense.
std::optional<generate::Order> order_in(const emscripten::val& ask);

emscripten::val to_js(const generate::Tries& tries);
emscripten::val to_js(const std::optional<generate::Nearest>& nearest);

// The technique's id; -1 beyond the scale.
int number_of(const techniques::Technique* technique);

}  // namespace retrace
