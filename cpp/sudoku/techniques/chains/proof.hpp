// A nested chain as the chain around it counts it: how long it is, and whether it is another one's like.
#pragma once

#include <cstdint>

#include "sudoku/techniques/candidates.hpp"

namespace retrace::techniques {

// Two chains are alike where their conclusions are, in order. 128 bits tell them apart.
class Fingerprint {
  public:
    void add(Candidate candidate, bool is_on) {
        mix((candidate.cell * 9U + candidate.digit) * 2U + (is_on ? 1U : 0U));
    }
    void end_of_chain() { mix(0xffff); }

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;

  private:
    void mix(std::uint64_t word) {
        first_ = (first_ ^ word) * 0x9e3779b97f4a7c15U;
        first_ ^= first_ >> 29U;
        second_ = (second_ + word + 1) * 0xd6e8feb86659fd93U;
        second_ ^= second_ >> 32U;
    }
    std::uint64_t first_ = 0;
    std::uint64_t second_ = 0;
};

struct Proof {
    Fingerprint print;
    int length = 0;  // how many conclusions it counts, those of the chains nested in it too
};

}  // namespace retrace::techniques
