// A search of whichever strategy, as one copyable value.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "sudoku/search/search.hpp"

namespace retrace {

// Hides the strategy's type behind one virtual call a run, none a step. Copies are deep, so a copy
// is a checkpoint.
class AnySearch {
  public:
    template <class S>
    explicit AnySearch(std::in_place_type_t<S>, const Grid& givens)
        : search_(std::make_unique<Model<S>>(givens)) {}

    AnySearch(const AnySearch& other) : search_(other.search_->clone()) {}
    AnySearch(AnySearch&&) noexcept = default;
    AnySearch& operator=(const AnySearch& other) {
        if (this != &other) search_ = other.search_->clone();
        return *this;
    }
    AnySearch& operator=(AnySearch&&) noexcept = default;
    ~AnySearch() = default;

    // Takes at most `budget` steps. See Search::run.
    SearchStatus run(std::uint64_t budget) { return search_->run(budget); }

    struct Traced {
        SearchStatus status;
        std::size_t steps;  // how many of `out` were written
    };

    // Takes at most out.size() steps and writes each.
    Traced trace(std::span<Step> out) { return search_->trace(out); }

    const Counters& counters() const { return search_->counters(); }
    Grid grid() const { return search_->grid(); }
    Cell dead_end_cell() const { return search_->dead_end_cell(); }

    // For watching: see Search.
    bool at_work() const { return search_->at_work(); }
    Goal goal(int depth) const { return search_->goal(depth); }
    Choices left(int depth) const { return search_->left(depth); }
    Goal cause(int depth) const { return search_->cause(depth); }
    void give_up_level() { search_->give_up_level(); }
    void count_as(const Counters& counters) { search_->count_as(counters); }

  private:
    struct Interface {
        Interface() = default;
        Interface(const Interface&) = default;
        Interface(Interface&&) = delete;
        Interface& operator=(const Interface&) = delete;
        Interface& operator=(Interface&&) = delete;
        virtual ~Interface() = default;
        virtual std::unique_ptr<Interface> clone() const = 0;
        virtual SearchStatus run(std::uint64_t budget) = 0;
        virtual Traced trace(std::span<Step> out) = 0;
        virtual const Counters& counters() const = 0;
        virtual Grid grid() const = 0;
        virtual Cell dead_end_cell() const = 0;
        virtual bool at_work() const = 0;
        virtual Goal goal(int depth) const = 0;
        virtual Choices left(int depth) const = 0;
        virtual Goal cause(int depth) const = 0;
        virtual void give_up_level() = 0;
        virtual void count_as(const Counters& counters) = 0;
    };

    // Writes each step. Where a module's size counts more than some of its speed, run and trace share one loop,
    // in which a null `next` writes nothing.
    struct Written {
        Step* next;
        void operator()(const Step& step) {
#ifdef RETRACE_SMALL
            if (next == nullptr) return;
#endif
            *next++ = step;
        }
    };

    template <class S>
    struct Model final : Interface {
        explicit Model(const Grid& givens) : search(givens) {}
        std::unique_ptr<Interface> clone() const override { return std::make_unique<Model>(*this); }
        SearchStatus run(std::uint64_t budget) override {
#ifdef RETRACE_SMALL
            return search.run(budget, Written{nullptr});
#else
            return search.run(budget);
#endif
        }
        Traced trace(std::span<Step> out) override {
            Written written{out.data()};
            const SearchStatus status = search.run(out.size(), written);
            return {status, static_cast<std::size_t>(written.next - out.data())};
        }
        const Counters& counters() const override {
            return search.counters();
        }
        Grid grid() const override {
            return search.grid();
        }
        Cell dead_end_cell() const override {
            return search.dead_end_cell();
        }
        bool at_work() const override {
            return search.at_work();
        }
        Goal goal(int depth) const override {
            return search.goal(depth);
        }
        Choices left(int depth) const override {
            return search.left(depth);
        }
        Goal cause(int depth) const override {
            return search.cause(depth);
        }
        void give_up_level() override {
            search.give_up_level();
        }
        void count_as(const Counters& counters) override {
            search.count_as(counters);
        }

        S search;
    };

    std::unique_ptr<Interface> search_;
};

}  // namespace retrace
