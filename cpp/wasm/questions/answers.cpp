// Answers to questions as JavaScript's values.
#include "wasm/questions/answers.hpp"

#include <array>
#include <string>

namespace retrace {
namespace {

using emscripten::val;

// An object, field by field.
class Object {
  public:
    template <typename Value>
    Object& with(const char* name, Value&& value) {
        object_.set(name, std::forward<Value>(value));
        return *this;
    }
    val value() const { return object_; }

  private:
    val object_ = val::object();
};

// As web/core/cell.ts names them.
val told_house(std::uint8_t house) {
    constexpr std::array<const char*, 3> kKinds = {"row", "column", "box"};
    return Object().with("kind", std::string(kKinds[house / 9U])).with("index", house % 9).value();
}

val told_contradictions(const std::vector<Contradiction>& contradictions) {
    val list = val::array();
    for (const Contradiction& pair : contradictions) {
        list.call<void>("push", Object()
                                    .with("digit", int{pair.digit})
                                    .with("first", int{pair.first})
                                    .with("second", int{pair.second})
                                    .with("house", told_house(pair.house))
                                    .value());
    }
    return list;
}

template <typename Numbers>
val told_numbers(const Numbers& numbers) {
    val list = val::array();
    for (const auto number : numbers) list.call<void>("push", static_cast<double>(number));
    return list;
}

val told_kind(const questions::Unique& unique) {
    return Object()
        .with("kind", std::string("unique"))
        .with("solution", told(unique.solution))
        .value();
}

val told_kind(const questions::Several& several) {
    return Object()
        .with("kind", std::string("several"))
        .with("first", told(several.first))
        .with("other", told(several.other))
        .with("count", told(several.count))
        .with("completion", told(several.completion))
        .value();
}

val told_kind(const questions::NoSolution& none) {
    return Object()
        .with("kind", std::string("none"))
        .with("conflict", told(none.conflict))
        .with("contradictions", told_contradictions(none.contradictions))
        .value();
}

}  // namespace

val told(const Grid& grid) {
    return val(grid.to_line());
}

val told(const std::vector<Cell>& cells) {
    return told_numbers(cells);
}

val told(const questions::SolutionCount& count) {
    return Object()
        .with("solutions", count.solutions)
        .with("isEstimate", count.is_estimate)
        .with("standardError", count.standard_error)
        .value();
}

val told(const questions::Completion& completion) {
    return Object()
        .with("cells", told(completion.cells))
        .with("solution", told(completion.solution))
        .with("isSmallest", completion.is_smallest)
        .value();
}

val told(const questions::Conflict& conflict) {
    return Object()
        .with("cells", told(conflict.cells))
        .with("isSmallest", conflict.is_smallest)
        .value();
}

val told(const questions::Certificate& certificate) {
    return std::visit([](const auto& kind) { return told_kind(kind); }, certificate);
}

val told(const questions::SolutionList& list) {
    return Object().with("text", list.text).with("isComplete", list.is_complete).value();
}

// Digits as bits 1 to 9.
val told(const questions::Candidates& candidates) {
    std::vector<int> digits;
    for (const DigitSet set : candidates.digits) digits.push_back(set << 1);
    const bool is_counted = !candidates.count.is_estimate;
    return Object()
        .with("digits", told_numbers(digits))
        .with("counts", is_counted ? told_numbers(candidates.counts) : val::undefined())
        .with("solutions", candidates.count.solutions)
        .value();
}

val told(const questions::EntryCheck& check) {
    return Object()
        .with("givensSolvable", check.givens_solvable)
        .with("solvable", check.solvable)
        .with("wrong", told(check.wrong))
        .with("several", check.several)
        .value();
}

val told(const std::optional<Grid>& grid) {
    return grid ? told(*grid) : val::undefined();
}

val told(const std::optional<std::size_t>& index) {
    return index ? val(static_cast<double>(*index)) : val::undefined();
}

}  // namespace retrace
