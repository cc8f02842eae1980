// One lock for the puzzles that are begun; a generator belongs to its thread.
#include "cli/series.hpp"

#include <chrono>

#include "cli/commands.hpp"
#include "sudoku/generate/canonical.hpp"

namespace retrace::cli {
namespace {

constexpr auto kPatience = std::chrono::seconds(5);

// The taker is woken no more often: a switch of threads takes a fifth of what a puzzle takes.
constexpr auto kBetweenWakes = std::chrono::milliseconds(2);

// So many puzzles ahead of the one that is waited for, a thread waits too.
constexpr std::uint64_t kMostAhead = 4096;

}  // namespace

Series::Series(const Arguments& arguments, std::uint64_t seed)
    : arguments_(arguments), seed_(seed) {
    for (std::uint64_t i = 0; i < arguments.jobs; ++i) threads_.emplace_back([this] { work(); });
}

Series::~Series() {
    {
        const std::scoped_lock lock(mutex_);
        given_up_ = true;
    }
    wake_threads_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

std::optional<Series::Made> Series::take(
    std::uint64_t number, const std::function<bool(const generate::Tries&)>& on_waiting) {
    std::unique_lock lock(mutex_);
    const auto is_there = [&] { return made_.contains(number) && made_[number].done; };
    while (!wake_taker_.wait_for(lock, kPatience, is_there)) {
        const generate::Tries tries =
            made_.contains(number) ? made_[number].tries : generate::Tries{};
        lock.unlock();
        if (!on_waiting(tries)) return std::nullopt;
        lock.lock();
    }
    Made made = made_[number];
    made_.erase(number);
    taken_ = number;
    wake_threads_.notify_all();
    lock.unlock();
    if (made.puzzle && !hashes_.insert(made.hash).second) differ(number, made);
    return made;
}

// It is all but impossible by chance, and common where an order leaves few puzzles.
void Series::differ(std::uint64_t number, Made& made) {
    const auto generator = new_generator();
    for (std::uint64_t again = 1; again <= generate::kMostAgain; ++again) {
        make(*generator, number, again, [&](const Made& next) {
            made = next;
            return true;
        });
        if (!made.puzzle || hashes_.insert(made.hash).second) return;
    }
    made.puzzle.reset();
    made.is_alike = true;
}

void Series::work() {
    const auto generator = new_generator();
    for (;;) {
        std::uint64_t number = 0;
        {
            std::unique_lock lock(mutex_);
            const auto can_go_on = [this] {
                return given_up_ || next_ > arguments_.puzzles || next_ <= taken_ + kMostAhead;
            };
            if (!can_go_on()) wake_taker_.notify_one();
            wake_threads_.wait(lock, can_go_on);
            if (given_up_ || next_ > arguments_.puzzles) break;
            number = next_++;
        }
        make(*generator, number, 0, [&](const Made& made) { return show(number, made); });
    }
    wake_taker_.notify_one();
}

std::unique_ptr<generate::Generator> Series::new_generator() const {
    return std::make_unique<generate::Generator>(arguments_.wanted, seed_, arguments_.tries);
}

template <typename Show>
void Series::make(generate::Generator& generator, std::uint64_t number, std::uint64_t again,
                  Show show) const {
    generator.begin(generate::seed_in_series(seed_, number, again));
    Made made;
    while (!made.done) {
        made.done = generator.run(kSliceSteps);
        made.tries = generator.tries();
        if (const Grid* puzzle = generator.puzzle()) {
            made.puzzle = *puzzle;
            made.hash = generate::hash_of(generate::canonical_form(*puzzle, generator.solution()));
        }
        if (!show(made)) return;
    }
}

// False where nobody waits any more. At every slice, so that what is done is not long unseen.
bool Series::show(std::uint64_t number, const Made& made) {
    bool wakes = false;
    {
        const std::scoped_lock lock(mutex_);
        made_[number] = made;
        const auto now = std::chrono::steady_clock::now();
        wakes = now - last_wake_ >= kBetweenWakes;
        if (wakes) last_wake_ = now;
    }
    if (wakes) wake_taker_.notify_one();
    return !given_up_;
}

}  // namespace retrace::cli
