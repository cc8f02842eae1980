// Techniques as JavaScript asks for them: an object with a kind and what it is about, as
// web/core/techniques/calls.ts has them, in; numbers, which web/worker/techniques/from-core.ts gives their
// types, out. Puzzles are lines of 81 characters.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/techniques/hint.hpp"
#include "wasm/numbers.hpp"
#include "wasm/techniques/deduction_numbers.hpp"
#include "wasm/techniques/path_call.hpp"

namespace retrace {
namespace {

using namespace techniques;
using emscripten::val;

// ---- Deductions ----

val to_js(const std::vector<int>& numbers) {
    return val::array(numbers.begin(), numbers.end());
}

val to_js(const Deduction& step) {
    const Evidence& evidence = step.evidence;
    val object = val::object();
    object.set("technique", static_cast<int>(step.technique->id));
    object.set("rating", step.rating);
    object.set("placement", number_of(step.placement));
    object.set("eliminations", to_js(numbers_of(step.eliminations)));
    object.set("cells", to_js(numbers_of(evidence.cells)));
    object.set("candidates", to_js(numbers_of(evidence.candidates)));
    object.set("links", to_js(numbers_of(evidence.links)));
    object.set("houses", to_js(numbers_of(evidence.houses)));
    object.set("crossed", to_js(numbers_of(evidence.crossed)));
    object.set("digits", bits_of(evidence.digits));
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

class PathTask : public TechniqueTask {
  public:
    explicit PathTask(std::unique_ptr<PathCall> path) : path_(std::move(path)) {}

    bool run(double budget) override { return path_->run(budget); }
    int steps() const override { return static_cast<int>(path_->steps().size()); }
    val answer() const override {
        val steps = val::array();
        for (const Deduction& step : path_->steps()) steps.call<void>("push", to_js(step));
        val object = val::object();
        object.set("standing", static_cast<int>(path_->standing()));
        object.set("steps", steps);
        object.set("isSolved", path_->is_solved());
        return object;
    }

  private:
    std::unique_ptr<PathCall> path_;
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
    const val line = ask["puzzle"];
    const bool is_classic = ask["order"].as<std::string>() == "classic";
    auto path =
        line.isString() ? techniques::start_path(line.as<std::string>(), is_classic) : nullptr;
    return path ? std::make_unique<PathTask>(std::move(path)) : nullptr;
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
