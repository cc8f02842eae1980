// How values cross between the core and JavaScript, in both bindings. scripts/core-calls generates the callers
// from the tables in web/worker.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "sudoku/grid.hpp"
#include "wasm/numbers.hpp"

// A part of a value: a member function or a data member, whichever the value has.
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
    void begin() { size_ = 0; }
    Numbers doubles() const { return {doubles_.data(), size_}; }

    template <typename Number>
    void put(Number number) {
        static_assert(std::is_arithmetic_v<Number>, "a number is laid out here");
        *next(1) = static_cast<double>(number);
    }
    void put_flag(bool flag) { *next(1) = flag ? 1 : 0; }
    void put_text(std::string_view text) {
        put(text.size());
        double* at = next(text.size());
        for (const char character : text) *at++ = static_cast<unsigned char>(character);
    }
    void put_board(const Grid& grid) {
        double* at = next(kCells);
        for (const Digit digit : grid.digits()) *at++ = digit;
    }

  private:
    // Makes room for `count` more doubles.
    double* next(std::size_t count) {
        if (doubles_.size() - size_ < count) grow(count);
        double* first = doubles_.data() + size_;
        size_ += count;
        return first;
    }
    [[gnu::noinline]] void grow(std::size_t count) {
        doubles_.resize(2 * doubles_.size() + count + 256);
    }

    std::vector<double> doubles_;
    std::size_t size_ = 0;
};

// The doubles in which a parameter is laid out, one after another. A wrong value, or too few of them, make it
// broken.
class In {
  public:
    explicit In(Numbers doubles) : left_(doubles) {}

    bool is_whole() const { return !is_broken_ && left_.empty(); }

    double next() {
        if (left_.empty()) {
            is_broken_ = true;
            return 0;
        }
        const double first = left_.front();
        left_ = left_.subspan(1);
        return first;
    }
    void take_flag(bool& flag) { flag = next() != 0; }
    void take_int(int& number) { number = static_cast<int>(next()); }
    void take_count(std::uint64_t& count) { count = from_number(next()); }
    void take_number(double& number) { number = next(); }
    // Every item takes one double at least.
    std::size_t take_length() {
        const std::uint64_t length = from_number(next());
        is_broken_ = is_broken_ || length > left_.size();
        return is_broken_ ? 0 : static_cast<std::size_t>(length);
    }
    void take_board(Grid& grid) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            const double digit = next();
            if (digit >= 0 && digit <= 9) {
                grid[cell] = static_cast<Digit>(digit);
            } else {
                is_broken_ = true;
            }
        }
    }
    template <typename Some>
    void take_some(const std::optional<Some>& some, Some& into) {
        is_broken_ = is_broken_ || !some;
        if (some) into = *some;
    }

  private:
    Numbers left_;
    bool is_broken_ = false;
};

// Empty where the doubles do not have the layout.
template <typename Value, typename Take>
std::optional<Value> taken(const std::vector<double>& doubles, Take take) {
    In in(doubles);
    std::optional<Value> value(std::in_place);
    take(in, *value);
    if (!in.is_whole()) value.reset();
    return value;
}

inline Out& crossing_out() {
    // A module has one source that includes this, and one thread.
    // NOLINTNEXTLINE(bugprone-dynamic-static-initializers)
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
