// One lock for the rounds; within a round each thread goes from step to step by itself.
#include "cli/crew.hpp"

#include <algorithm>

#include "cli/cores.hpp"

namespace retrace::cli {
namespace {

// Long beside a thread's waking, short beside the time in which Ctrl+C is to be answered.
constexpr auto kRound = std::chrono::milliseconds(10);

void work(const std::function<bool()>& step, std::chrono::steady_clock::time_point end) {
    while (step() && std::chrono::steady_clock::now() < end) {
    }
}

}  // namespace

Crew::Crew(const Arguments& arguments) : threads_(arguments.jobs.value_or(cores())) {}

Crew::~Crew() {
    {
        const std::scoped_lock lock(mutex_);
        is_over_ = true;
    }
    wake_helpers_.notify_all();
    for (std::thread& helper : helpers_) helper.join();
}

void Crew::begin(Round& round) {
    const std::scoped_lock lock(mutex_);
    round.wanted = std::max<std::size_t>(threads_ / puzzles_, 1) - 1;
    if (round.wanted == 0) return;
    rounds_.push_back(&round);
    while (helpers_.size() < round.wanted) helpers_.emplace_back([this] { help(); });
    for (std::size_t i = 0; i < round.wanted; ++i) wake_helpers_.notify_one();
}

// Once nobody helps any more.
void Crew::end(Round& round) {
    std::unique_lock lock(mutex_);
    std::erase(rounds_, &round);
    wake_puzzles_.wait(lock, [&] { return round.at_work == 0; });
}

void Crew::help() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_helpers_.wait(lock, [this] { return is_over_ || !rounds_.empty(); });
        if (is_over_) return;
        Round& round = *rounds_.back();
        ++round.at_work;
        if (--round.wanted == 0) rounds_.pop_back();
        lock.unlock();
        work(round.step, round.end);
        lock.lock();
        if (--round.at_work == 0) wake_puzzles_.notify_all();
    }
}

Crew::Puzzle::Puzzle(Crew& crew) : crew_(crew) {
    const std::scoped_lock lock(crew.mutex_);
    ++crew.puzzles_;
}

Crew::Puzzle::~Puzzle() {
    const std::scoped_lock lock(crew_.mutex_);
    --crew_.puzzles_;
}

void Crew::Puzzle::run(const std::function<bool()>& step) {
    Round round{step, std::chrono::steady_clock::now() + kRound};
    crew_.begin(round);
    work(step, round.end);
    crew_.end(round);
}

}  // namespace retrace::cli
