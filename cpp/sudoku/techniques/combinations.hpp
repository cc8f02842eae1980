// Every way to choose some of a few things, as masks.
#pragma once

#include <bit>

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

}  // namespace retrace::techniques
