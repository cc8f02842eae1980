// How each part of a deduction is numbered.
#include "wasm/techniques/deduction_numbers.hpp"

#include <algorithm>

namespace retrace::techniques {

int number_of(const std::optional<Candidate>& candidate) {
    return candidate ? candidate->cell * 9 + candidate->digit - 1 : -1;
}

std::vector<int> numbers_of(const std::vector<Candidate>& candidates) {
    std::vector<int> numbers(candidates.size());
    std::transform(candidates.begin(), candidates.end(), numbers.begin(), number_of);
    return numbers;
}

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

std::vector<int> numbers_of(const std::vector<Link>& links) {
    std::vector<int> numbers;
    for (const Link& link : links) {
        numbers.insert(numbers.end(), {number_of(link.from), number_of(link.to),
                                       link.from_on ? 1 : 0, link.to_on ? 1 : 0, link.chain});
    }
    return numbers;
}

std::vector<int> numbers_of(const std::vector<std::uint8_t>& houses) {
    return {houses.begin(), houses.end()};
}

int bits_of(DigitSet digits) {
    return int{digits} << 1;
}

}  // namespace retrace::techniques
