// Reads any bytes as a recording or as a film: in two pieces, kept, and watched where they are valid.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "sudoku/trace/packed_reader.hpp"
#include "sudoku/trace/trace_reader.hpp"
#include "sudoku/watch/cursor.hpp"
#include "sudoku/watch/recording_source.hpp"

namespace {

using namespace retrace;

void require(bool holds) {
    if (!holds) std::abort();
}

class Kept final : public trace::Listener {
  public:
    void puzzle(const Grid& givens) override { recording = std::make_shared<Recording>(givens); }
    Recording::Full step(const Tracker& before, const Step& step, const Note& note) override {
        return recording->append(before, step, note);
    }
    void end(const Tracker& at, const trace::End& end) override {
        recording->end(end.status, end.stuck_at);
        ended = recording;
        grid = at.grid();
    }

    std::shared_ptr<Recording> recording;
    std::shared_ptr<Recording> ended;
    Grid grid;
};

void watch(const Kept& kept) {
    Frontier frontier(std::make_unique<RecordingSource>(kept.ended), Extent::every_solution);
    while (!frontier.explore(100)) {
    }
    require(frontier.explored() == kept.ended->steps());
    Cursor cursor(frontier);
    for (const std::uint64_t position : {frontier.explored() / 2, frontier.explored()}) {
        cursor.aim(position);
        while (!cursor.run(frontier, 50)) {
        }
        require(cursor.position() == position);
        for (int level = 0; level < cursor.source().trials().depth(); ++level) {
            require(cursor.source().left(level).size() <= 9);
        }
    }
    require(cursor.source().grid() == kept.grid);
}

void read_film(std::string_view film) {
    Kept kept;
    trace::PackedReader reader(kept);
    if (reader.read(film.substr(0, film.size() / 2))) return;
    if (reader.read(film.substr(film.size() / 2))) return;
    require(reader.finish().has_value() == (kept.ended == nullptr));
    if (kept.ended) watch(kept);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (trace::PackedReader::is_packed(text)) read_film(text);
    for (const trace::Rules rules : {trace::Rules::held, trace::Rules::may_break}) {
        Kept kept;
        trace::Reader reader(rules, kept);
        std::string_view first = text.substr(0, size / 2);
        std::string_view second = text.substr(size / 2);
        while (reader.read(first)) {
        }
        while (reader.read(second)) {
        }
        reader.finish();
        if (kept.ended) watch(kept);
    }
    return 0;
}
