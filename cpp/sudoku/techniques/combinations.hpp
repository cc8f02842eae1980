// Every way to choose some of a few things, as masks.
#pragma once

#include <array>
#include <bit>
#include <cstddef>

namespace retrace::techniques {

// The masks of `count` bits among the lowest `size`, ascending: the order in which Sudoku Explainer
// tries them. 0 < count <= size < 32.
class Combinations {
  public:
    class Iterator {
      public:
        constexpr Iterator(unsigned mask, unsigned end) : mask_(mask), end_(end) {}
        constexpr unsigned operator*() const { return mask_; }
        constexpr Iterator& operator++() {
            const unsigned lowest = mask_ & (0U - mask_);
            const unsigned carried = mask_ + lowest;
            // The top bit is never reached; it bounds the shift for those who check.
            mask_ = carried | ((mask_ ^ carried) >> 2U >> std::countr_zero(mask_ | 1U << 31U));
            return *this;
        }
        constexpr bool operator!=(const Iterator&) const { return mask_ < end_; }

      private:
        unsigned mask_;
        unsigned end_;
    };

    constexpr Combinations(int count, int size)
        : first_((1U << static_cast<unsigned>(count)) - 1),
          end_(count > size ? 0 : 1U << static_cast<unsigned>(size)) {}

    constexpr Iterator begin() const { return {first_, end_}; }
    constexpr Iterator end() const { return {end_, end_}; }

  private:
    unsigned first_;
    unsigned end_;
};

// The masks of `count` of these bits, ascending. 0 < count, and at most 16 bits.
class CombinationsOf {
  public:
    class Iterator {
      public:
        constexpr Iterator(const CombinationsOf& from, Combinations::Iterator numbers)
            : from_(&from), numbers_(numbers) {}
        constexpr unsigned operator*() const {
            unsigned mask = 0;
            for (unsigned left = *numbers_; left != 0; left &= left - 1) {
                mask |= from_->bits_[static_cast<std::size_t>(std::countr_zero(left))];
            }
            return mask;
        }
        constexpr Iterator& operator++() {
            ++numbers_;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const {
            return numbers_ != other.numbers_;
        }

      private:
        const CombinationsOf* from_;
        Combinations::Iterator numbers_;
    };

    constexpr CombinationsOf(int count, unsigned bits) : numbers_(count, std::popcount(bits)) {
        for (std::size_t i = 0; bits != 0; bits &= bits - 1) bits_[i++] = bits & (0U - bits);
    }

    constexpr Iterator begin() const { return {*this, numbers_.begin()}; }
    constexpr Iterator end() const { return {*this, numbers_.end()}; }

  private:
    std::array<unsigned, 16> bits_{};
    Combinations numbers_;
};

}  // namespace retrace::techniques
