// Isomorphic copies of puzzles: with other names of the digits and other orders of the lines.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "sudoku/generate/random.hpp"
#include "sudoku/isomorphs/isomorphism.hpp"

namespace retrace::isomorphs {

// A random isomorphism; each one is as likely as any other.
inline Isomorphism random_isomorphism(generate::Random& random) {
    const auto lines = [&] {
        std::array<std::uint8_t, 3> bands{0, 1, 2};
        random.shuffle(std::span<std::uint8_t>(bands));
        std::array<std::uint8_t, 9> order{};
        for (std::size_t band = 0; band < 3; ++band) {
            std::array<std::uint8_t, 3> inside{0, 1, 2};
            random.shuffle(std::span<std::uint8_t>(inside));
            for (std::size_t i = 0; i < 3; ++i) {
                order[band * 3 + i] = static_cast<std::uint8_t>(bands[band] * 3 + inside[i]);
            }
        }
        return order;
    };
    Isomorphism map;
    map.transposes = random.below(2) == 1;
    map.rows = lines();
    map.columns = lines();
    random.shuffle(std::span<Digit>(map.names).subspan(1));
    return map;
}

}  // namespace retrace::isomorphs
