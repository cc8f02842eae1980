// Techniques as JavaScript asks for them: an object with a kind and what it is about, as
// web/core/techniques/calls.ts has them, in; numbers, which web/worker/techniques/from-core.ts gives their
// types, out. Puzzles are lines of 81 characters.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/techniques/hint.hpp"
#include "wasm/numbers.hpp"

namespace retrace {
namespace {

using namespace techniques;
using emscripten::val;

// ---- Deductions ----

// A candidate as 9 * cell + digit - 1.
int number_of(Candidate candidate) {
    return candidate.cell * 9 + candidate.digit - 1;
}

val to_js(const std::vector<int>& numbers) {
    return val::array(numbers.begin(), numbers.end());
}
val to_js(const std::vector<std::uint8_t>& houses) {
    return val::array(houses.begin(), houses.end());
}
std::vector<int> numbers_of(const std::vector<Candidate>& candidates) {
    std::vector<int> numbers(candidates.size());
    std::transform(candidates.begin(), candidates.end(), numbers.begin(), number_of);
    return numbers;
}

// Cells and candidates each with their role behind them.
std::vector<int> numbers_of(const std::vector<MarkedCell>& cells) {
    std::vector<int> numbers;
    for (const auto& [cell, role] : cells) {
        numbers.insert(numbers.end(), {static_cast<int>(cell), static_cast<int>(role)});
    }
    return numbers;
}
std::vector<int> numbers_of(const std::vector<MarkedCandidate>& candidates) {
    std::vector<int> numbers;
    for (const auto& [candidate, role] : candidates) {
        numbers.insert(numbers.end(), {number_of(candidate), static_cast<int>(role)});
    }
    return numbers;
}

// Both ends, whether each is there, and the chain.
std::vector<int> numbers_of(const std::vector<Link>& links) {
    std::vector<int> numbers;
    for (const Link& link : links) {
        numbers.insert(numbers.end(), {number_of(link.from), number_of(link.to),
                                       link.from_on ? 1 : 0, link.to_on ? 1 : 0, link.chain});
    }
    return numbers;
}

val to_js(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    val object = val::object();
    object.set("technique", static_cast<int>(step.technique->id));
    object.set("rating", step.rating);
    object.set("placement", step.placement ? number_of(*step.placement) : -1);
    object.set("eliminations", to_js(numbers_of(step.eliminations)));
    object.set("cells", to_js(numbers_of(evidence.cells)));
    object.set("candidates", to_js(numbers_of(evidence.candidates)));
    object.set("links", to_js(numbers_of(evidence.links)));
    object.set("houses", to_js(evidence.houses));
    object.set("crossed", to_js(evidence.crossed));
    object.set("digits", int{evidence.digits} << 1);  // as bits 1 to 9
    return object;
}

// ---- What can be asked ----

// A task under way, whatever it is.
class TechniqueTask {
  public:
    TechniqueTask() = default;
    TechniqueTask(const TechniqueTask&) = delete;
    TechniqueTask& operator=(const TechniqueTask&) = delete;
    virtual ~TechniqueTask() = default;

    virtual bool run(double budget) = 0;
    virtual int steps() const { return 0; }
    virtual val answer() const = 0;  // once run() gave true
};

using Task = std::unique_ptr<TechniqueTask>;

class HintTask : public TechniqueTask {
  public:
    explicit HintTask(const Position& position) : hint_(position) {}

    bool run(double budget) override { return hint_.run(from_number(budget)); }
    val answer() const override {
        val object = val::object();
        object.set("advice", static_cast<int>(hint_.advice()));
        object.set("isUnique", hint_.is_unique());
        object.set("blanksWithoutNotes", hint_.blanks_without_notes());
        object.set("wrongNotes",
                   val::array(hint_.wrong_notes().begin(), hint_.wrong_notes().end()));
        if (hint_.advice() == Advice::step) object.set("step", to_js(hint_.step()));
        return object;
    }

  private:
    Hint hint_;
};

bool has_solution(Standing standing) {
    return standing == Standing::unique || standing == Standing::several;
}

class PathTask : public TechniqueTask {
  public:
    PathTask(const Grid& givens, Order order) : standing_(standing_of(givens)) {
        if (has_solution(standing_)) path_.emplace(givens, order, standing_ == Standing::unique);
    }

    bool run(double budget) override {
        if (!path_) return true;
        const PathState state = path_->run(from_number(budget));
        if (state == PathState::running) return false;
        is_solved_ = state == PathState::solved;
        if (state != PathState::found) return true;
        steps_.call<void>("push", to_js(path_->deduction()));
        ++count_;
        return false;
    }
    int steps() const override { return count_; }
    val answer() const override {
        val object = val::object();
        object.set("standing", static_cast<int>(standing_));
        object.set("steps", steps_);
        object.set("isSolved", is_solved_);
        return object;
    }

  private:
    Standing standing_;
    std::optional<Path> path_;  // none where there is no solution
    bool is_solved_ = false;
    val steps_ = val::array();
    int count_ = 0;
};

class RatingTask : public TechniqueTask {
  public:
    explicit RatingTask(const Grid& givens) : standing_(standing_of(givens)) {
        if (standing_ == Standing::unique) rating_.emplace(givens);
    }

    bool run(double budget) override { return !rating_ || rating_->run(from_number(budget)); }
    val answer() const override {
        const Ratings ratings = rating_ ? rating_->ratings() : Ratings{};
        val object = val::object();
        object.set("standing", static_cast<int>(standing_));
        object.set("hardest", ratings.hardest);
        object.set("firstPlacement", ratings.first_placement);
        object.set("firstStep", ratings.first_step);
        object.set("technique", ratings.technique ? static_cast<int>(ratings.technique->id) : -1);
        return object;
    }

  private:
    Standing standing_;
    std::optional<Rating> rating_;  // none where there is not one solution
};

std::optional<Grid> grid_in(const val& ask, const char* name) {
    const val line = ask[name];
    return line.isString() ? Grid::from_line(line.as<std::string>()) : std::nullopt;
}

Task start_hint(const val& ask) {
    const auto givens = grid_in(ask, "givens");
    const auto digits = grid_in(ask, "digits");
    const auto notes = emscripten::convertJSArrayToNumberVector<int>(ask["notes"]);
    if (!givens || !digits || notes.size() != kCells) return nullptr;
    Position position{*givens, *digits};
    for (Cell cell = 0; cell < kCells; ++cell) {
        position.notes[cell] = static_cast<DigitSet>(notes[cell] >> 1 & kAllDigits);
    }
    return std::make_unique<HintTask>(position);
}

Task start_path(const val& ask) {
    const auto puzzle = grid_in(ask, "puzzle");
    const auto order =
        ask["order"].as<std::string>() == "classic" ? Order::classic : Order::teaching;
    return puzzle ? std::make_unique<PathTask>(*puzzle, order) : nullptr;
}

Task start_rating(const val& ask) {
    const auto puzzle = grid_in(ask, "puzzle");
    return puzzle ? std::make_unique<RatingTask>(*puzzle) : nullptr;
}

// Null where there is no such task, or it lacks what it is about.
Task start_technique(const val& ask) {
    const auto kind = ask["kind"].as<std::string>();
    if (kind == "hint") return start_hint(ask);
    if (kind == "path") return start_path(ask);
    return kind == "rating" ? start_rating(ask) : nullptr;
}

// The table, by id.
val table() {
    val rows = val::array();
    for (const Technique& each : techniques::techniques()) {
        val row = val::object();
        row.set("name", std::string(each.name));
        row.set("rating", each.rating);
        row.set("needsUniqueness", each.needs_uniqueness);
        rows.call<void>("push", row);
    }
    return rows;
}

}  // namespace

EMSCRIPTEN_BINDINGS(techniques) {
    emscripten::class_<TechniqueTask>("TechniqueTask")
        .function("run", &TechniqueTask::run)
        .function("steps", &TechniqueTask::steps)
        .function("answer", &TechniqueTask::answer);
    emscripten::function("startTechnique", &start_technique);
    emscripten::function("techniques", &table);
}

}  // namespace retrace
