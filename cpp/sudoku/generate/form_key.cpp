// A puzzle with one solution has a form that is found sooner than the least.
#include "sudoku/generate/form_key.hpp"

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/only_solution.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/isomorphs/least_form.hpp"
#include "sudoku/split_mix.hpp"

namespace retrace::generate {
namespace {

// `kind`: which of the two forms it is.
FormKey key_of_form(const Grid& form, std::uint64_t kind) {
    FormKey key{hash_of(form), kind};
    for (const Digit digit : form.digits()) {
        key.second = SplitMix64::stirred(key.second * 10 + digit + 1);
    }
    return key;
}

}  // namespace

FormKey form_key(const Grid& puzzle) {
    if (!has_contradiction(puzzle)) {
        if (const auto solution = engine::only_solution(puzzle)) {
            return key_of_form(class_form(puzzle, *solution), 1);
        }
    }
    return key_of_form(isomorphs::least_form(puzzle).form, 2);
}

}  // namespace retrace::generate
