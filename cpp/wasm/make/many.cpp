// Checks what JavaScript sends, then makes puzzles one after another, or climbs.
#include "wasm/make/many.hpp"

#include "sudoku/engine/only_solution.hpp"
#include "sudoku/generate/class_form.hpp"
#include "sudoku/generate/random.hpp"
#include "wasm/make/making.hpp"
#include "wasm/numbers.hpp"

namespace retrace {

Batch::Batch(const generate::Order& order, const Stretch& stretch)
    : stretch_(stretch), generator_(order, seed_of_next(), kNoLimit) {}

bool Batch::run(std::uint64_t budget) {
    if (made_ == stretch_.count) return true;
    if (!generator_.run(budget)) return false;
    write(*generator_.puzzle(), generator_.solution());
    if (++made_ == stretch_.count) return true;
    generator_.begin(seed_of_next());
    return false;
}

generate::Tries Batch::tries() const {
    return made_ == stretch_.count ? generate::Tries{} : generator_.tries();
}

void Batch::write(const Grid& puzzle, const Grid& solution) {
    constexpr std::string_view kHexadecimal = "0123456789abcdef";
    const std::uint64_t hash = generate::hash_of(generate::class_form(puzzle, solution));
    lines_ += puzzle.to_line() + ' ';
    for (unsigned shift = 64; shift > 0; shift -= 4) {
        lines_ += kHexadecimal[hash >> (shift - 4) & 15U];
    }
    lines_ += '\n';
}

std::uint64_t Batch::seed_of_next() const {
    return generate::seed_in_series(stretch_.seed, stretch_.first + made_, stretch_.again);
}

std::unique_ptr<Batch> start_batch(const std::optional<OrderGiven>& order, std::uint64_t seed,
                                   std::uint64_t first, std::uint64_t count, std::uint64_t again) {
    const auto possible = possible_order(order);
    if (!possible) return nullptr;
    return std::make_unique<Batch>(*possible, Batch::Stretch{seed, first, count, again});
}

std::unique_ptr<Climbing> start_climbing(std::string_view strategy, std::string_view measure,
                                         double wanted, std::string_view start,
                                         std::uint64_t seed) {
    const Strategy* row = find_strategy(strategy);
    const auto counted = climb::find_measure(measure);
    if (row == nullptr || !climb::can_climb(*row) || !counted) return nullptr;
    std::vector<Grid> starts;
    if (!start.empty()) {
        const auto grid = Grid::from_line(start);
        if (!grid || !engine::only_solution(*grid)) return nullptr;
        starts.push_back(*grid);
    }
    climb::Aim aim{row, *counted, std::nullopt};
    if (wanted >= 1) aim.wanted = from_number(wanted);
    return std::make_unique<Climbing>(aim, std::move(starts), seed);
}

std::vector<generate::Orbit> orbits_of(std::string_view symmetry) {
    const auto* row = generate::find_symmetry(symmetry);
    return row == nullptr ? std::vector<generate::Orbit>() : generate::orbits_of(row->id);
}

int generator_version() {
    return generate::kGeneratorVersion;
}

}  // namespace retrace
