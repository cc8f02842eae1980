// One lock for the puzzles that are begun; a generator belongs to its thread.
#include "cli/series.hpp"

#include <chrono>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "sudoku/generate/class_form.hpp"

namespace retrace::cli {
namespace {

constexpr auto kPatience = std::chrono::seconds(1);

// So often the taker looks whether anybody still wants the puzzle.
constexpr auto kBetweenLooks = std::chrono::milliseconds(100);

// The taker is woken no more often: a switch of threads takes a fifth of what a puzzle takes.
constexpr auto kBetweenWakes = std::chrono::milliseconds(2);

// Some fifty searches for a technique, each of which may take milliseconds: an interrupt does not wait longer.
constexpr std::uint64_t kShortSlice = kSliceSteps / 100;

// A thread that is this many puzzles ahead of the awaited one waits, too.
constexpr std::uint64_t kMostAhead = 4096;

}  // namespace

Series::Series(const Arguments& arguments, std::uint64_t seed, PuzzleNumbers& numbers, Alike alike)
    : arguments_(arguments), seed_(seed), numbers_(numbers), alike_(alike) {
    for (std::uint64_t i = 0; i < arguments.jobs.value_or(1); ++i)
        threads_.emplace_back([this] { work(); });
}

Series::~Series() {
    {
        const std::scoped_lock lock(mutex_);
        given_up_ = true;
    }
    wake_threads_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

std::optional<Series::Made> Series::take(const Waiting& waiting) {
    std::unique_lock lock(mutex_);
    const std::uint64_t turn = taken_ + 1;
    const auto is_there = [&] { return made_.contains(turn) && made_[turn].done; };
    const auto is_over = [&] { return at_end_ && begun_ < turn; };
    if (!is_there()) {
        lock.unlock();
        waiting.begins();
        lock.lock();
    }
    auto told = std::chrono::steady_clock::now();
    while (!wake_taker_.wait_for(lock, kBetweenLooks, [&] { return is_there() || is_over(); })) {
        const auto now = std::chrono::steady_clock::now();
        if (!interrupted && now - told < kPatience) continue;
        told = now;
        const Made so_far = made_.contains(turn) ? made_[turn] : Made{};
        lock.unlock();
        // The interrupt may come while the wait is told.
        if (interrupted || !waiting.lasts(so_far)) {
            if (interrupted) waiting.ends(so_far);
            return std::nullopt;
        }
        lock.lock();
    }
    if (!is_there()) return std::nullopt;
    Made made = made_[turn];
    made_.erase(turn);
    taken_ = turn;
    wake_threads_.notify_all();
    lock.unlock();
    if (!made.puzzle || alike_ == Alike::left) return made;
    if (!hashes_.insert(made.hash).second) differ(made);
    return made;
}

// Equal puzzles are all but impossible by chance, and common where an order leaves few puzzles.
void Series::differ(Made& made) {
    const auto generator = new_generator();
    for (std::uint64_t again = 1; again <= generate::kMostAgain; ++again) {
        make(*generator, made.wanted.number, again, [&](const Made& next) {
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
    while (const auto begun = begin_next()) {
        if (begun->wanted.number == 0) {
            Made bad_line;
            bad_line.wanted = begun->wanted;
            bad_line.done = true;
            show(begun->turn, bad_line);
            continue;
        }
        make(*generator, begun->wanted.number, 0,
             [&](const Made& made) { return show(begun->turn, made); });
    }
    wake_taker_.notify_one();
}

// Turns are given out in the order of the numbers; a thread that waits for a number keeps no other from taking one.
std::optional<Series::Begun> Series::begin_next() {
    std::unique_lock asking(asking_, std::try_to_lock);
    if (!asking) {
        wake_taker_.notify_one();
        asking.lock();
    }
    if (given_up_) return std::nullopt;
    if (numbers_.may_wait()) wake_taker_.notify_one();
    const auto number = numbers_.next();
    std::unique_lock lock(mutex_);
    const auto can_go_on = [this] { return given_up_ || begun_ < taken_ + kMostAhead; };
    if (!can_go_on()) wake_taker_.notify_one();
    wake_threads_.wait(lock, can_go_on);
    if (!number) at_end_ = true;
    if (!number || given_up_) return std::nullopt;
    return Begun{++begun_, *number};
}

std::unique_ptr<generate::Generator> Series::new_generator() const {
    return std::make_unique<generate::Generator>(arguments_.wanted, seed_, tries_of(arguments_));
}

template <typename Show>
void Series::make(generate::Generator& generator, std::uint64_t number, std::uint64_t again,
                  Show show) const {
    generator.begin(generate::seed_in_series(seed_, number, again));
    Made made;
    made.wanted.number = number;
    while (!made.done) {
        made.done = generator.run(kShortSlice);
        made.tries = generator.tries();
        if (const Grid* puzzle = generator.puzzle()) {
            made.puzzle = *puzzle;
            made.hash = generate::hash_of(generate::class_form(*puzzle, generator.solution()));
        }
        if (!show(made)) return;
    }
}

// False where nobody waits any more. At every slice, so that what is done is not long unseen.
bool Series::show(std::uint64_t turn, const Made& made) {
    bool wakes = false;
    {
        const std::scoped_lock lock(mutex_);
        made_[turn] = made;
        const auto now = std::chrono::steady_clock::now();
        wakes = now - last_wake_ >= kBetweenWakes;
        if (wakes) last_wake_ = now;
    }
    if (wakes) wake_taker_.notify_one();
    return !given_up_;
}

}  // namespace retrace::cli
