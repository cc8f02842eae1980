// Watching as plain functions, in the two of the widget's modules that do. The members of an object are exported under
// the name of its start, a dot and their own, as in searches-module.d.ts.
#include "wasm/plain/places.hpp"
#include "wasm/watch.hpp"

namespace retrace::plain {

extern "C" {

RETRACE_EXPORT("watch.delete") void watch_delete(Watch* watch) {
    delete watch;
}
RETRACE_EXPORT("watch.explore") bool watch_explore(Watch* watch, double budget) {
    return watch->explore(budget);
}
RETRACE_EXPORT("watch.explored") double watch_explored(Watch* watch) {
    return watch->explored();
}
RETRACE_EXPORT("watch.finished") bool watch_finished(Watch* watch) {
    return watch->finished();
}
RETRACE_EXPORT("watch.aim") void watch_aim(Watch* watch, double position) {
    watch->aim(position);
}
RETRACE_EXPORT("watch.move") bool watch_move(Watch* watch, double budget) {
    return watch->move(budget);
}
RETRACE_EXPORT("watch.position") double watch_position(Watch* watch) {
    return watch->position();
}
RETRACE_EXPORT("watch.lookFor")
void watch_look_for(Watch* watch, int kind, int cell, bool forward) {
    watch->look_for(kind, cell, forward);
}
RETRACE_EXPORT("watch.look") double watch_look(Watch* watch, double budget) {
    return watch->look(budget);
}
RETRACE_EXPORT("watch.draw") void watch_draw(Watch* watch, double from, double to, int columns) {
    watch->draw(from, to, columns);
}
RETRACE_EXPORT("watch.runDrawing") bool watch_run_drawing(Watch* watch, double budget) {
    return watch->run_drawing(budget);
}
RETRACE_EXPORT("watch.drawing") Out* watch_drawing(Watch* watch) {
    return numbers_out(watch->drawing());
}
RETRACE_EXPORT("watch.overview") Out* watch_overview(Watch* watch, int columns) {
    return numbers_out(watch->overview(columns));
}
RETRACE_EXPORT("watch.state") Out* watch_state(Watch* watch) {
    return numbers_out(watch->state());
}

}  // extern "C"

}  // namespace retrace::plain
