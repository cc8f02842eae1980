// How values cross between the core and JavaScript, whichever binding they go by. The callers are made by
// scripts/core-calls of the tables beside web/worker.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "sudoku/grid.hpp"
#include "wasm/numbers.hpp"

// A part of what is laid out: a member function or a member, whichever it has.
#define RETRACE_PART(it, name)                     \
    ([&]() -> decltype(auto) {                     \
        if constexpr (requires { (it).name(); }) { \
            return (it).name();                    \
        } else {                                   \
            return ((it).name);                    \
        }                                          \
    }())

namespace retrace {

// The doubles in which a call's result is laid out, until the next call.
class Out {
  public:
    void begin() { doubles_.clear(); }
    Numbers doubles() const { return doubles_; }

    template <typename Number>
    void put(Number number) {
        static_assert(std::is_arithmetic_v<Number>, "a number is laid out here");
        doubles_.push_back(static_cast<double>(number));
    }
    void put_flag(bool flag) { doubles_.push_back(flag ? 1 : 0); }
    void put_text(std::string_view text) {
        put(text.size());
        for (const char character : text) put(static_cast<unsigned char>(character));
    }
    void put_board(const Grid& grid) {
        for (const Digit digit : grid.digits()) put(digit);
    }

  private:
    std::vector<double> doubles_;
};

inline Out& crossing_out() {
    [[clang::no_destroy]] static Out out;
    return out;
}

// A board crosses as its line.
inline std::string text_of(const Grid& grid) {
    return grid.to_line();
}
inline std::string_view text_of(std::string_view text) {
    return text;
}

}  // namespace retrace
