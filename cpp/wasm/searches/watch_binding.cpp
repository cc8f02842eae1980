// Watching as JavaScript sees it. web/worker/searches/searches-module.d.ts is the declaration.
#include <emscripten/bind.h>

#include <memory>
#include <string>

#include "wasm/recording.hpp"
#include "wasm/start.hpp"
#include "wasm/view.hpp"
#include "wasm/watch.hpp"

namespace retrace {
EMSCRIPTEN_BINDINGS(watch) {
    namespace em = emscripten;

    em::class_<Watch>("Watch")
        .function("explore", &Watch::explore)
        .function("explored", &Watch::explored)
        .function("finished", &Watch::finished)
        .function("aim", &Watch::aim)
        .function("move", &Watch::move)
        .function("position", &Watch::position)
        .function("lookFor", &Watch::look_for)
        .function("look", &Watch::look)
        .function("draw", &Watch::draw)
        .function("runDrawing", &Watch::run_drawing)
        .function(
            "drawing", +[](Watch& watch) { return view(watch.drawing()); })
        .function(
            "overview", +[](Watch& watch, int columns) { return view(watch.overview(columns)); })
        .function(
            "state", +[](Watch& watch) { return view(watch.state()); });

    em::class_<RecordingText>("RecordingText")
        .function(
            "read", +[](RecordingText& text, const std::string& piece) { return text.read(piece); })
        .function("watch", &RecordingText::watch)
        .function("steps", &RecordingText::steps)
        .function(
            "puzzle", +[](const RecordingText& text) { return text.puzzle().to_line(); })
        .function(
            "problem", +[](const RecordingText& text) { return view(text.problem()); })
        .function(
            "found", +[](const RecordingText& text) { return std::string(text.found()); });

    em::function(
        "startRecording", +[] { return std::make_unique<RecordingText>(); });
    em::function(
        "startWatch",
        +[](const std::string& puzzle, const std::string& strategy, bool every_solution) {
            return start_watch(puzzle, strategy, every_solution);
        });
}

}  // namespace retrace
