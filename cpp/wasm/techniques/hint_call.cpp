// Checks what JavaScript sends, then starts.
#include "wasm/techniques/hint_call.hpp"

#include "wasm/techniques/path_call.hpp"

namespace retrace {

std::unique_ptr<techniques::HintCall> start_hint(std::string_view givens, std::string_view digits,
                                                 std::span<const double> notes,
                                                 techniques::Order order,
                                                 std::string_view techniques) {
    const auto given = Grid::from_line(givens);
    const auto there = Grid::from_line(digits);
    const auto repertoire = repertoire_of(order, techniques);
    if (!given || !there || !repertoire || notes.size() != kCells) return nullptr;
    techniques::Position position{*given, *there};
    for (Cell cell = 0; cell < kCells; ++cell) {
        position.notes[cell] =
            static_cast<DigitSet>(static_cast<unsigned>(notes[cell]) >> 1U & kAllDigits);
    }
    return std::make_unique<techniques::HintCall>(position, *repertoire);
}

std::unique_ptr<techniques::RatingCall> start_rating(std::string_view puzzle) {
    const auto givens = Grid::from_line(puzzle);
    return givens ? std::make_unique<techniques::RatingCall>(*givens) : nullptr;
}

}  // namespace retrace
