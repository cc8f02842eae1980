// One lock for the row of stretches; a stretch at work belongs to its thread.
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

void Jobs::add(Stretch stretch) {
    auto job = std::make_unique<Job>();
    job->stretch = std::move(stretch);
    {
        const std::scoped_lock lock(mutex_);
        stretches_.push_back(std::move(job));
    }
    wake_threads_.notify_one();
}

Stretch Jobs::take() {
    std::unique_lock lock(mutex_);
    wake_taker_.wait(lock, [this] { return stretches_.front()->answered; });
    return take_first();
}

std::optional<Stretch> Jobs::take_ready() {
    const std::scoped_lock lock(mutex_);
    if (stretches_.empty() || !stretches_.front()->answered) return std::nullopt;
    return take_first();
}

Stretch Jobs::take_first() {
    Stretch stretch = std::move(stretches_.front()->stretch);
    stretches_.pop_front();
    --next_;
    return stretch;
}

void Jobs::work() {
    for (;;) {
        Job* job = nullptr;
        {
            std::unique_lock lock(mutex_);
            wake_threads_.wait(lock, [this] { return given_up_ || next_ < stretches_.size(); });
            if (given_up_) return;
            job = stretches_[next_++].get();
        }
        Output kept(given_up_);
        job->stretch.answer(answering_, kept);
        job->stretch.answers = kept.take();
        {
            const std::scoped_lock lock(mutex_);
            job->answered = true;
        }
        wake_taker_.notify_one();
    }
}

}  // namespace retrace::cli
