// Watching a search as JavaScript sees it: what is moved in bulk goes as flat arrays of numbers,
// which web/worker/watch-numbers.ts reads.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/contradiction.hpp"
#include "sudoku/watch/cursor.hpp"
#include "sudoku/watch/detail.hpp"
#include "sudoku/watch/find.hpp"
#include "wasm/numbers.hpp"

namespace retrace {
namespace {

class Watch {
  public:
    Watch(const Grid& givens, const Strategy& strategy, Extent extent)
        : frontier_(givens, strategy, extent), cursor_(frontier_) {}

    bool explore(double budget) { return frontier_.explore(from_number(budget)); }
    double explored() const { return static_cast<double>(frontier_.explored()); }
    bool finished() const { return frontier_.finished(); }

    void aim(double position) { cursor_.aim(from_number(position)); }
    bool move(double budget) { return cursor_.run(frontier_, from_number(budget)); }
    double position() const { return static_cast<double>(cursor_.position()); }

    // `kind` as StepKind, or below 0: by `cell`.
    void look_for(int kind, int cell, bool forward) {
        const Target target = kind < 0 ? Target::of(static_cast<Cell>(cell))
                                       : Target::of(static_cast<StepKind>(kind));
        find_.emplace(target, forward ? Direction::next : Direction::previous, cursor_.position());
    }

    // -1 while looking, 0 where there is none, else the number of the step.
    double look(double budget) {
        switch (find_->run(frontier_, from_number(budget))) {
            case Find::Status::looking:
                return -1;
            case Find::Status::found:
                return static_cast<double>(find_->found());
            case Find::Status::none:
                return 0;
        }
        return 0;
    }

    void draw(double from, double to, int columns) {
        detail_.emplace(Stretch{from_number(from), from_number(to)},
                        static_cast<std::size_t>(columns), frontier_);
    }
    bool run_drawing(double budget) { return detail_->run(from_number(budget)); }

    // The stretch drawn, and all that is explored. The array stays as it is until the next one.
    emscripten::val drawing() { return columns(detail_->exact(), detail_->columns()); }
    emscripten::val overview(int columns);
    emscripten::val state();

  private:
    void put(std::uint64_t count) { numbers_.push_back(static_cast<double>(count)); }
    void put(Choice choice) {
        put(choice.cell);
        put(choice.digit);
    }
    emscripten::val columns(bool exact, const std::vector<Column>& columns);
    bool is_last_position() const {
        return frontier_.finished() && cursor_.position() == frontier_.explored();
    }
    void put_counters();
    void put_level(int depth);
    emscripten::val numbers() const {
        return emscripten::val(emscripten::typed_memory_view(numbers_.size(), numbers_.data()));
    }

    Frontier frontier_;
    Cursor cursor_;
    std::optional<Find> find_;
    std::optional<Detail> detail_;
    std::vector<double> numbers_;  // what the last array given out looks at
};

//   1   whether each column tells its own steps
//   then of each column: lowest and highest depth, dead ends, whether there is a solution
emscripten::val Watch::columns(bool exact, const std::vector<Column>& columns) {
    numbers_.clear();
    put(exact ? 1 : 0);
    for (const Column& column : columns) {
        put(column.min_depth);
        put(column.max_depth);
        put(column.dead_ends);
        put(column.solution ? 1 : 0);
    }
    return numbers();
}

emscripten::val Watch::overview(int columns) {
    const auto count = static_cast<std::size_t>(columns);
    const Timeline& timeline = frontier_.timeline();
    if (timeline.length() == 0) return this->columns(true, std::vector<Column>(count));
    return this->columns(timeline.width() == 1, timeline.columns({0, timeline.length()}, count));
}

//   7   counters
//   1   how the search ends here, as SearchStatus; `running` where it goes on
//   81  grid
//   1   steps in the trail, then of each: kind, cell, digit, depth, goal, previous cell and digit
//   1   levels, then of each:
//         goal, step that placed it (0: at work), if placed: cell and digit,
//         number of trials, of each: cell, digit, steps,
//         number of choices left, of each: cell, digit
emscripten::val Watch::state() {
    numbers_.clear();
    put_counters();
    const SearchStatus status = is_last_position() ? frontier_.end() : SearchStatus::running;
    put(static_cast<std::uint64_t>(status));
    const AnySearch& search = cursor_.search().search();
    for (const Digit digit : search.grid().digits()) put(digit);

    put(cursor_.trail().size());
    for (const auto& [step, goal, previous] : cursor_.trail()) {
        put(static_cast<std::uint64_t>(step.kind));
        put({step.cell, step.digit});
        put(step.depth);
        put(goal);
        put(previous);
    }

    const int depth = cursor_.search().trials().depth();
    const int levels = depth + (search.at_work() ? 1 : 0);
    put(static_cast<std::uint64_t>(levels));
    for (int level = 0; level < levels; ++level) put_level(level);
    return numbers();
}

void Watch::put_counters() {
    const Counters& counters =
        is_last_position() ? frontier_.counters() : cursor_.search().search().counters();
    put(counters.placements);
    put(counters.backtracks);
    put(counters.dead_ends);
    put(counters.legality_checks);
    put(counters.calls);
    put(static_cast<std::uint64_t>(counters.depth));
    put(static_cast<std::uint64_t>(counters.max_depth));
}

void Watch::put_level(int depth) {
    const AnySearch& search = cursor_.search().search();
    const Trials& trials = cursor_.search().trials();
    put(search.goal(depth));
    if (depth < trials.depth()) {
        put(trials.placed_at(depth));
        put(trials.placed(depth));
    } else {
        put(0);
    }
    put(trials.tried(depth).size());
    for (const auto& [choice, steps] : trials.tried(depth)) {
        put(choice);
        put(steps);
    }
    const Choices left = search.left(depth);
    put(left.size());
    for (const Choice choice : left) put(choice);
}

// Null where the puzzle is not 81 characters, its givens contradict each other or no strategy with
// steps has that name.
std::unique_ptr<Watch> start_watch(const std::string& puzzle, const std::string& strategy,
                                   bool every_solution) {
    const auto givens = Grid::from_line(puzzle);
    const Strategy* row = find_strategy(strategy);
    if (!givens || row == nullptr || !row->has_steps() || has_contradiction(*givens)) {
        return nullptr;
    }
    return std::make_unique<Watch>(
        *givens, *row, every_solution ? Extent::every_solution : Extent::first_solution);
}

}  // namespace

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
        .function("drawing", &Watch::drawing)
        .function("overview", &Watch::overview)
        .function("state", &Watch::state);

    em::function("startWatch", &start_watch);
}

}  // namespace retrace
