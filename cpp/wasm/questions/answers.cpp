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
val house_to_js(std::uint8_t house) {
    constexpr std::array<const char*, 3> kKinds = {"row", "column", "box"};
    return Object().with("kind", std::string(kKinds[house / 9U])).with("index", house % 9).value();
}

val contradictions_to_js(const std::vector<Contradiction>& contradictions) {
    val list = val::array();
    for (const Contradiction& pair : contradictions) {
        list.call<void>("push", Object()
                                    .with("digit", int{pair.digit})
                                    .with("first", int{pair.first})
                                    .with("second", int{pair.second})
                                    .with("house", house_to_js(pair.house))
                                    .value());
    }
    return list;
}

template <typename Numbers>
val numbers_to_js(const Numbers& numbers) {
    val list = val::array();
    for (const auto number : numbers) list.call<void>("push", static_cast<double>(number));
    return list;
}

val kind_to_js(const questions::Unique& unique) {
    return Object()
        .with("kind", std::string("unique"))
        .with("solution", to_js(unique.solution))
        .value();
}

val kind_to_js(const questions::Several& several) {
    return Object()
        .with("kind", std::string("several"))
        .with("first", to_js(several.first))
        .with("other", to_js(several.other))
        .with("count", to_js(several.count))
        .with("completion", to_js(several.completion))
        .value();
}

val kind_to_js(const questions::NoSolution& none) {
    return Object()
        .with("kind", std::string("none"))
        .with("conflict", to_js(none.conflict))
        .with("contradictions", contradictions_to_js(none.contradictions))
        .value();
}

}  // namespace

val to_js(const Grid& grid) {
    return val(grid.to_line());
}

val to_js(const std::vector<Cell>& cells) {
    return numbers_to_js(cells);
}

val to_js(const questions::SolutionCount& count) {
    return Object()
        .with("solutions", count.solutions)
        .with("isEstimate", count.is_estimate)
        .with("standardError", count.standard_error)
        .value();
}

val to_js(const questions::Completion& completion) {
    return Object()
        .with("cells", to_js(completion.cells))
        .with("solution", to_js(completion.solution))
        .with("isSmallest", completion.is_smallest)
        .value();
}

val to_js(const questions::Conflict& conflict) {
    return Object()
        .with("cells", to_js(conflict.cells))
        .with("isSmallest", conflict.is_smallest)
        .value();
}

val to_js(const questions::Certificate& certificate) {
    return std::visit([](const auto& kind) { return kind_to_js(kind); }, certificate);
}

val to_js(const questions::SolutionList& list) {
    return Object().with("text", list.text).with("isComplete", list.is_complete).value();
}

// Digits as bits 1 to 9.
val to_js(const questions::Candidates& candidates) {
    std::vector<int> digits;
    for (const DigitSet set : candidates.digits) digits.push_back(set << 1);
    const bool is_counted = !candidates.count.is_estimate;
    return Object()
        .with("digits", numbers_to_js(digits))
        .with("counts", is_counted ? numbers_to_js(candidates.counts) : val::undefined())
        .with("solutions", candidates.count.solutions)
        .value();
}

val to_js(const questions::EntryCheck& check) {
    return Object()
        .with("givensSolvable", check.givens_solvable)
        .with("solvable", check.solvable)
        .with("wrong", to_js(check.wrong))
        .with("several", check.several)
        .value();
}

val to_js(const std::optional<Grid>& grid) {
    return grid ? to_js(*grid) : val::undefined();
}

val to_js(const std::optional<std::size_t>& index) {
    return index ? val(static_cast<double>(*index)) : val::undefined();
}

}  // namespace retrace
