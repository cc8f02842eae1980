// Shuffles bands, the lines of each, stacks, their columns, and the names of the digits.
#include "sudoku/generate/random_isomorphism.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace retrace::generate {
namespace {

std::array<std::uint8_t, 9> shuffled_lines(Random& random) {
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
}

}  // namespace

isomorphs::Isomorphism random_isomorphism(Random& random) {
    isomorphs::Isomorphism map;
    map.transposes = random.below(2) == 1;
    map.rows = shuffled_lines(random);
    map.columns = shuffled_lines(random);
    random.shuffle(std::span<Digit>(map.names).subspan(1));
    return map;
}

}  // namespace retrace::generate
