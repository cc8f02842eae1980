// Watched steps, as JavaScript drives them; bulk results are laid out as web/worker/watch/watch-table.ts
// says.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudoku/watch/cursor.hpp"
#include "sudoku/watch/detail.hpp"
#include "sudoku/watch/find.hpp"

namespace retrace {

// A level of the stack.
struct WatchLevel {
    Goal goal;
    std::uint64_t placed_at = 0;   // the step that placed the choice; 0: this is the current level
    std::optional<Choice> choice;  // the placed choice
    std::span<const Trial> tried;
    Choices left;
};

class Watch;

// The levels of a stack. Each is made only when it is laid out, since a list of them needs more code.
struct WatchStack {
    struct Level {
        const Watch* watch;
        int depth;

        WatchLevel operator*() const;
        Level& operator++() {
            ++depth;
            return *this;
        }
        bool operator==(const Level&) const = default;
    };

    const Watch* watch;
    int levels;

    std::size_t size() const { return static_cast<std::size_t>(levels); }
    Level begin() const { return {watch, 0}; }
    Level end() const { return {watch, levels}; }
};

struct WatchState {
    const Counters& counters;
    SourceStatus ending;  // how the steps end here; `running` where they go on
    Grid grid;
    const std::vector<TrailStep>& trail;
    WatchStack stack;
    Reason stuck;  // the reason why the steps cannot go on here
};

struct Drawing {
    bool exact;  // each column shows its own steps
    std::vector<Column> columns;
};

class Watch {
  public:
    Watch(std::unique_ptr<StepSource> source, Extent extent)
        : Watch(Frontier(std::move(source), extent)) {}
    explicit Watch(Frontier frontier) : frontier_(std::move(frontier)), cursor_(frontier_) {}

    bool explore(std::uint64_t budget) { return frontier_.explore(budget); }
    std::uint64_t explored() const { return frontier_.explored(); }
    bool finished() const { return frontier_.finished(); }

    void aim(std::uint64_t position) { cursor_.aim(position); }
    bool move(std::uint64_t budget) { return cursor_.run(frontier_, budget); }
    std::uint64_t position() const { return cursor_.position(); }

    // `value`: the kind, cell, depth or line; `digit`: with By::placing, the one put there.
    void look_for(Target::By by, int value, int digit, bool forward) {
        const Target target{by, static_cast<std::uint32_t>(value), static_cast<Digit>(digit)};
        find_.emplace(target, forward ? Direction::next : Direction::previous, cursor_.position());
    }

    // -1 while looking, 0 where there is none, else the number of the step.
    double look(std::uint64_t budget) {
        switch (find_->run(frontier_, budget)) {
            case Find::Status::looking:
                return -1;
            case Find::Status::found:
                return static_cast<double>(find_->found());
            case Find::Status::none:
                return 0;
        }
        return 0;
    }

    void draw(std::uint64_t from, std::uint64_t to, int columns) {
        detail_.emplace(Span{from, to}, static_cast<std::size_t>(columns), frontier_);
    }
    bool run_drawing(std::uint64_t budget) { return detail_->run(budget); }

    // The drawn span, and all explored steps.
    Drawing drawing() const { return {detail_->exact(), detail_->columns()}; }
    Drawing overview(int columns) const;
    WatchState state() const;
    WatchLevel level_at(int depth) const;
    const std::vector<TrailStep>& trail() const { return cursor_.trail(); }

  private:
    bool is_last_position() const {
        return frontier_.finished() && cursor_.position() == frontier_.explored();
    }

    Frontier frontier_;
    Cursor cursor_;
    std::optional<Find> find_;
    std::optional<Detail> detail_;
};

}  // namespace retrace
