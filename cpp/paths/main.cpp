// Walks the paths of random minimal puzzles and stops at the first step that is against a solution.
//     retrace_paths ORDER FROM-TO [THREADS]
// ORDER: classic, teaching, hodoku or sudokuwiki; a seed has the thousand puzzles of `retrace generate -n 1000 --seed`.
// Each seed has a digest of its puzzles and steps, so that the walks of two builds can be compared.
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "sudoku/generate/generator.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/techniques/path.hpp"

namespace {

using namespace retrace;

constexpr std::uint64_t kPuzzlesASeed = 1000;
constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

constexpr std::array<std::pair<std::string_view, techniques::Order>, 4> kOrders{{
    {"classic", techniques::Order::classic},
    {"teaching", techniques::Order::teaching},
    {"hodoku", techniques::Order::hodoku},
    {"sudokuwiki", techniques::Order::sudokuwiki},
}};

using Counts = std::array<std::uint64_t, techniques::kTechniques>;

// FNV-1a, of 64 bits.
class Digest {
  public:
    void add(int byte) { value_ = (value_ ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3; }

    void add(const techniques::Candidate& candidate) {
        add(candidate.cell);
        add(candidate.digit);
    }

    void add(const techniques::Deduction& step) {
        add(static_cast<int>(step.technique->id));
        add(step.rating);
        add(step.placement ? 1 : 0);
        if (step.placement) add(*step.placement);
        for (const techniques::Candidate& each : step.eliminations) add(each);
    }

    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325;
};

class Walker {
  public:
    Walker(techniques::Order order, std::uint64_t from, std::uint64_t to)
        : order_(order), next_(from), to_(to) {}

    // Until no seed is left, or a step is wrong.
    void work() {
        const auto generator = std::make_unique<generate::Generator>(generate::Order{}, 0, 1);
        for (std::uint64_t seed = next_++; seed <= to_ && !is_wrong_; seed = next_++) {
            Counts counts{};
            Digest digest;
            for (std::uint64_t number = 1; number <= kPuzzlesASeed; ++number) {
                generator->begin(generate::seed_in_series(seed, number, 0));
                while (!generator->run(kUnlimited)) {
                }
                if (!walk(*generator->puzzle(), generator->solution(), counts, digest)) return;
            }
            add(seed, counts, digest.value());
        }
    }

    bool is_wrong() const { return is_wrong_; }

    void print() const {
        for (const techniques::Technique& each : techniques::techniques()) {
            const std::uint64_t count = counts_[static_cast<std::size_t>(each.id)];
            if (count > 0) std::printf("%12llu %s\n", to_print(count), each.name.data());
        }
    }

  private:
    static unsigned long long to_print(std::uint64_t number) { return number; }

    bool walk(const Grid& puzzle, const Grid& solution, Counts& counts, Digest& digest) {
        for (const char each : puzzle.to_line()) digest.add(each);
        techniques::Path path(puzzle, order_, true);
        for (int step = 1;; ++step) {
            const techniques::PathState state = path.run(kUnlimited);
            if (state == techniques::PathState::solved) return true;
            const techniques::Deduction& found = path.deduction();
            bool is_right = state == techniques::PathState::found;
            if (is_right && found.placement) {
                is_right = solution[found.placement->cell] == found.placement->digit;
            }
            for (const techniques::Candidate& each : found.eliminations) {
                is_right = is_right && solution[each.cell] != each.digit;
            }
            if (!is_right) {
                is_wrong_ = true;
                std::printf("%s: step %d is wrong, or the path ends\n", puzzle.to_line().c_str(),
                            step);
                return false;
            }
            ++counts[static_cast<std::size_t>(found.technique->id)];
            digest.add(found);
        }
    }

    void add(std::uint64_t seed, const Counts& counts, std::uint64_t digest) {
        const std::scoped_lock lock(mutex_);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            counts_[i] += counts[i];
            steps_ += counts[i];
        }
        puzzles_ += kPuzzlesASeed;
        std::printf("seed %llu: %016llx; so far %llu puzzles, %llu steps, all right\n",
                    to_print(seed), to_print(digest), to_print(puzzles_), to_print(steps_));
        std::fflush(stdout);
    }

    techniques::Order order_;
    std::atomic<std::uint64_t> next_;
    std::uint64_t to_;
    std::atomic<bool> is_wrong_ = false;
    std::mutex mutex_;  // of what follows
    Counts counts_{};
    std::uint64_t puzzles_ = 0;
    std::uint64_t steps_ = 0;
};

std::optional<techniques::Order> order_named(std::string_view name) {
    for (const auto& [each, order] : kOrders) {
        if (each == name) return order;
    }
    return std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
    const auto order = argc > 2 ? order_named(argv[1]) : std::nullopt;
    char* end = nullptr;
    const std::uint64_t from = order ? std::strtoull(argv[2], &end, 10) : 0;
    if (from == 0 || *end != '-') {
        std::fputs("usage: retrace_paths classic|teaching|hodoku|sudokuwiki FROM-TO [THREADS]\n",
                   stderr);
        return 2;
    }
    const std::uint64_t to = std::strtoull(end + 1, nullptr, 10);
    const long threads = argc > 3 ? std::strtol(argv[3], nullptr, 10) : 1;
    Walker walker(*order, from, to);
    std::vector<std::thread> running;
    for (long i = 1; i < threads; ++i) running.emplace_back([&] { walker.work(); });
    walker.work();
    for (std::thread& each : running) each.join();
    walker.print();
    return walker.is_wrong() ? 1 : 0;
}
