// One lock for the row of chunks; a chunk at work belongs to its thread.
#include "cli/jobs.hpp"

#include <utility>

namespace retrace::cli {

Jobs::Jobs(std::size_t threads, const Answering& answering) : answering_(answering) {
    threads_.reserve(threads);
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Jobs::~Jobs() {
    {
        const std::scoped_lock lock(mutex_);
        given_up_ = true;
    }
    wake_threads_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Jobs::add(Chunk chunk) {
    auto job = std::make_unique<Job>();
    job->chunk = std::move(chunk);
    {
        const std::scoped_lock lock(mutex_);
        chunks_.push_back(std::move(job));
    }
    wake_threads_.notify_one();
}

Chunk Jobs::take() {
    std::unique_lock lock(mutex_);
    wake_taker_.wait(lock, [this] { return chunks_.front()->answered; });
    return take_first();
}

std::optional<Chunk> Jobs::take_ready() {
    const std::scoped_lock lock(mutex_);
    if (chunks_.empty() || !chunks_.front()->answered) return std::nullopt;
    return take_first();
}

Chunk Jobs::take_first() {
    Chunk chunk = std::move(chunks_.front()->chunk);
    chunks_.pop_front();
    --next_;
    return chunk;
}

void Jobs::work() {
    for (;;) {
        Job* job = nullptr;
        {
            std::unique_lock lock(mutex_);
            wake_threads_.wait(lock, [this] { return given_up_ || next_ < chunks_.size(); });
            if (given_up_) return;
            job = chunks_[next_++].get();
        }
        if (answering_.in_order) {
            job->chunk.make_keys();
        } else {
            Output kept(given_up_);
            job->chunk.answer(answering_, kept);
            job->chunk.answers = kept.take();
        }
        {
            const std::scoped_lock lock(mutex_);
            job->answered = true;
        }
        wake_taker_.notify_one();
    }
}

}  // namespace retrace::cli
