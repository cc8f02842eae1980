// Thousands of puzzles as JavaScript sees them. web/worker/questions/questions-module.d.ts is its
// declaration.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

#include "sudoku/bulk/chunk.hpp"
#include "wasm/numbers.hpp"
#include "wasm/view.hpp"

namespace retrace {
namespace {

// Bytes of its own: the text is gone after the call.
emscripten::val solutions(const bulk::BulkChunk& chunk, const std::string& wanted) {
    const std::string text = chunk.solutions(wanted);
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    return emscripten::val(emscripten::typed_memory_view(text.size(), bytes))
        .call<emscripten::val>("slice");
}

emscripten::val problems(const bulk::BulkProblems& all) {
    const auto* codes = reinterpret_cast<const std::uint8_t*>(all.codes.data());
    emscripten::val columns = emscripten::val::object();
    columns.set("rows", view(all.rows));
    columns.set("columns", view(all.columns));
    columns.set("codes", emscripten::val(emscripten::typed_memory_view(all.codes.size(), codes)));
    return columns;
}

// Views into WebAssembly's memory, until the next read.
emscripten::val rows(const bulk::BulkChunk& chunk) {
    const bulk::BulkRows& all = chunk.rows();
    emscripten::val columns = emscripten::val::object();
    columns.set("kinds", view(all.kinds));
    columns.set("givens", view(all.givens));
    columns.set("counts", view(all.counts));
    columns.set("branches", view(all.branches));
    columns.set("lines", view(all.lines));
    columns.set("begins", view(all.begins));
    columns.set("ends", view(all.ends));
    columns.set("problems", problems(all.problems));
    return columns;
}

}  // namespace

EMSCRIPTEN_BINDINGS(bulk) {
    namespace em = emscripten;

    em::class_<bulk::BulkChunk>("BulkChunk")
        .constructor<std::uint32_t>()
        .function(
            "read", +[](bulk::BulkChunk& chunk, const std::string& text, bool at_end,
                        bool passing_over) { chunk.read(text, at_end, passing_over); })
        .function(
            "consumed",
            +[](const bulk::BulkChunk& chunk) { return static_cast<double>(chunk.consumed()); })
        .function(
            "lines",
            +[](const bulk::BulkChunk& chunk) { return static_cast<double>(chunk.lines()); })
        .function("passingOver", &bulk::BulkChunk::passing_over)
        .function(
            "run",
            +[](bulk::BulkChunk& chunk, double budget) { return chunk.run(from_number(budget)); })
        .function(
            "answered",
            +[](const bulk::BulkChunk& chunk) { return static_cast<double>(chunk.answered()); })
        .function("rows", &rows)
        .function("solutions", &solutions);
}

}  // namespace retrace
