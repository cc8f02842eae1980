// Steps that are watched, as JavaScript drives them: what is moved in bulk goes as flat arrays of numbers,
// which web/worker/watch/watch-numbers.ts reads.
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
#include "wasm/numbers.hpp"

namespace retrace {

class Watch {
  public:
    Watch(std::unique_ptr<StepSource> source, Extent extent)
        : Watch(Frontier(std::move(source), extent)) {}
    explicit Watch(Frontier frontier) : frontier_(std::move(frontier)), cursor_(frontier_) {}

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
        detail_.emplace(Span{from_number(from), from_number(to)}, static_cast<std::size_t>(columns),
                        frontier_);
    }
    bool run_drawing(double budget) { return detail_->run(from_number(budget)); }

    // The span drawn, and all that is explored.
    Numbers drawing() { return columns(detail_->exact(), detail_->columns()); }
    Numbers overview(int columns);
    Numbers state();

  private:
    void put(const Reason& reason);
    void put(std::uint64_t count) { numbers_.push_back(static_cast<double>(count)); }
    void put(Choice choice) {
        put(choice.cell);
        put(choice.digit);
    }
    Numbers columns(bool exact, const std::vector<Column>& columns);
    bool is_last_position() const {
        return frontier_.finished() && cursor_.position() == frontier_.explored();
    }
    void put_counters();
    void put_level(int depth);

    Frontier frontier_;
    Cursor cursor_;
    std::optional<Find> find_;
    std::optional<Detail> detail_;
    std::vector<double> numbers_;  // what was last given out
};

}  // namespace retrace
