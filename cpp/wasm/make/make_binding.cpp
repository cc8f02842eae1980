// Making puzzles as JavaScript asks for it; web/worker/make/make-module.d.ts is its declaration.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/climb/climb.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/canonical.hpp"
#include "wasm/make/ordered.hpp"
#include "wasm/numbers.hpp"
#include "wasm/view.hpp"

namespace retrace {
namespace {

using emscripten::val;
using generate::Generator;

// The page stops it; so many tries are out of its reach.
constexpr std::uint64_t kNoLimit = std::uint64_t{1} << 60U;

// ---- One puzzle ----

// Makes it, then rates it where that was not part of the order.
class Making {
  public:
    Making(const generate::Order& order, std::uint64_t seed) : generator_(order, seed, kNoLimit) {}

    bool run(double budget) {
        if (!rating_) {
            if (!generator_.run(from_number(budget))) return false;
            if (generator_.ratings()) return true;
            rating_.emplace(*generator_.puzzle());
            return false;
        }
        return is_rated_ = is_rated_ || rating_->run(1);
    }
    val tries() const { return to_js(generator_.tries()); }
    val nearest() const { return to_js(generator_.nearest()); }
    val answer() const {
        const techniques::Ratings& ratings =
            generator_.ratings() ? *generator_.ratings() : rating_->ratings();
        val object = val::object();
        object.set("puzzle", generator_.puzzle()->to_line());
        object.set("solution", generator_.solution().to_line());
        object.set("rating", ratings.hardest);
        object.set("technique", number_of(ratings.technique));
        return object;
    }

  private:
    Generator generator_;
    std::optional<techniques::Rating> rating_;
    bool is_rated_ = false;
};

std::unique_ptr<Making> start_making(const val& ask, double seed, double number) {
    const auto order = order_in(ask);
    if (!order || generate::fault_of(*order)) return nullptr;
    return std::make_unique<Making>(
        *order, generate::seed_in_series(from_number(seed), from_number(number)));
}

// Why nobody can have it, as its number; -1: somebody can, -2: it makes no sense.
int fault_in(const val& ask) {
    const auto order = order_in(ask);
    if (!order) return -2;
    const auto fault = generate::fault_of(*order);
    return fault ? static_cast<int>(*fault) : -1;
}

// ---- Many puzzles ----

// A stretch of a series, a line each: the puzzle and the hash of its canonical form in hexadecimal.
class Batch {
  public:
    Batch(const generate::Order& order, double seed, double first, double count, double again)
        : seed_(from_number(seed)),
          next_(from_number(first)),
          end_(next_ + from_number(count)),
          again_(from_number(again)),
          generator_(order, seed_of_next(), kNoLimit) {}

    bool run(double budget) {
        if (next_ == end_) return true;
        if (!generator_.run(from_number(budget))) return false;
        write(*generator_.puzzle(), generator_.solution());
        if (++next_ == end_) return true;
        generator_.begin(seed_of_next());
        return false;
    }
    double made() const { return made_; }
    // The tries at the puzzle that is looked for now.
    val tries() const { return to_js(next_ == end_ ? generate::Tries{} : generator_.tries()); }
    std::string lines() const { return lines_; }

  private:
    void write(const Grid& puzzle, const Grid& solution) {
        constexpr std::string_view kHexadecimal = "0123456789abcdef";
        const std::uint64_t hash = generate::hash_of(generate::canonical_form(puzzle, solution));
        lines_ += puzzle.to_line() + ' ';
        for (unsigned shift = 64; shift > 0; shift -= 4) {
            lines_ += kHexadecimal[hash >> (shift - 4) & 15U];
        }
        lines_ += '\n';
        ++made_;
    }

    std::uint64_t seed_of_next() const { return generate::seed_in_series(seed_, next_, again_); }

    std::uint64_t seed_;
    std::uint64_t next_;
    std::uint64_t end_;
    std::uint64_t again_;
    Generator generator_;
    double made_ = 0;
    std::string lines_;
};

std::unique_ptr<Batch> start_batch(const val& ask, double seed, double first, double count,
                                   double again) {
    const auto order = order_in(ask);
    if (!order || generate::fault_of(*order)) return nullptr;
    return std::make_unique<Batch>(*order, seed, first, count, again);
}

// ---- The worst puzzle ----

class Climbing {
  public:
    Climbing(const climb::Aim& aim, std::vector<Grid> starts, std::uint64_t seed)
        : climb_(aim, std::move(starts), seed) {}

    bool run(double budget) { return climb_.run(from_number(budget)); }
    double moves() const { return static_cast<double>(climb_.moves()); }
    double starts() const { return static_cast<double>(climb_.starts()); }
    std::string best() const { return climb_.best() ? climb_.best()->to_line() : std::string(); }
    // Moves and value by turns.
    val rises() const {
        std::vector<double> numbers;
        for (const climb::Rise& rise : climb_.rises()) {
            numbers.push_back(static_cast<double>(rise.moves));
            numbers.push_back(static_cast<double>(rise.value));
        }
        return view(numbers).call<val>("slice");
    }

  private:
    climb::Climb climb_;
};

// `wanted`: 0 for as many as can be found; `start`: empty for puzzles that are made.
std::unique_ptr<Climbing> start_climbing(const std::string& strategy, const std::string& measure,
                                         double wanted, const std::string& start, double seed) {
    const Strategy* row = find_strategy(strategy);
    const auto counted = climb::find_measure(measure);
    if (row == nullptr || !climb::can_climb(*row) || !counted) return nullptr;
    std::vector<Grid> starts;
    if (!start.empty()) {
        const auto grid = Grid::from_line(start);
        if (!grid) return nullptr;
        const engine::FirstSolution found = engine::solve(*grid);
        if (!found.first || found.several) return nullptr;
        starts.push_back(*grid);
    }
    climb::Aim aim{row, *counted, std::nullopt};
    if (wanted >= 1) aim.wanted = from_number(wanted);
    return std::make_unique<Climbing>(aim, std::move(starts), from_number(seed));
}

val names_of_symmetries() {
    val names = val::array();
    for (const auto& row : generate::symmetries()) {
        names.call<void>("push", std::string(row.name));
    }
    return names;
}

// Its cells, orbit by orbit.
val orbits_of_symmetry(const std::string& name) {
    const auto* row = generate::find_symmetry(name);
    val orbits = val::array();
    if (row == nullptr) return orbits;
    for (const generate::Orbit& orbit : generate::orbits_of(row->id)) {
        orbits.call<void>("push", val::array(orbit.begin(), orbit.end()));
    }
    return orbits;
}

int generator_version() {
    return generate::kGeneratorVersion;
}

}  // namespace

EMSCRIPTEN_BINDINGS(make) {
    emscripten::class_<Making>("Making")
        .function("run", &Making::run)
        .function("tries", &Making::tries)
        .function("nearest", &Making::nearest)
        .function("answer", &Making::answer);
    emscripten::class_<Batch>("Batch")
        .function("run", &Batch::run)
        .function("made", &Batch::made)
        .function("tries", &Batch::tries)
        .function("lines", &Batch::lines);
    emscripten::class_<Climbing>("Climbing")
        .function("run", &Climbing::run)
        .function("moves", &Climbing::moves)
        .function("starts", &Climbing::starts)
        .function("best", &Climbing::best)
        .function("rises", &Climbing::rises);
    emscripten::function("faultIn", &fault_in);
    emscripten::function("startMaking", &start_making);
    emscripten::function("startBatch", &start_batch);
    emscripten::function("startClimbing", &start_climbing);
    emscripten::function("symmetries", &names_of_symmetries);
    emscripten::function("orbitsOf", &orbits_of_symmetry);
    emscripten::function("generatorVersion", &generator_version);
}

}  // namespace retrace
