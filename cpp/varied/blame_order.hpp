// The variables in the order of how much they were to blame for late dead ends.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "varied/clauses.hpp"

namespace retrace::varied {

// A heap with the place of each variable in it.
class BlameOrder {
  public:
    void add_variable() {
        blame_.push_back(0);
        places_.push_back(kAbsent);
    }
    bool is_empty() const { return heap_.empty(); }

    void insert(Variable variable) {
        if (places_[variable] != kAbsent) return;
        places_[variable] = static_cast<std::uint32_t>(heap_.size());
        heap_.push_back(variable);
        rise(places_[variable]);
    }

    Variable take() {
        const Variable top = heap_[0];
        places_[top] = kAbsent;
        const Variable last = heap_.back();
        heap_.pop_back();
        if (!heap_.empty()) {
            heap_[0] = last;
            places_[last] = 0;
            sink(0);
        }
        return top;
    }

    void blame(Variable variable) {
        blame_[variable] += step_;
        if (places_[variable] != kAbsent) rise(places_[variable]);
        if (blame_[variable] < kMost) return;
        for (double& each : blame_) each /= kMost;
        step_ /= kMost;
    }
    // Blame from now on counts more than before.
    void age() { step_ *= kGrowth; }

  private:
    static constexpr std::uint32_t kAbsent = ~0U;
    static constexpr double kMost = 1e100;
    static constexpr double kGrowth = 1 / 0.98;

    void put(std::size_t at, Variable variable) {
        heap_[at] = variable;
        places_[variable] = static_cast<std::uint32_t>(at);
    }

    void rise(std::size_t at) {
        const Variable variable = heap_[at];
        while (at > 0) {
            const std::size_t above = (at - 1) / 2;
            if (blame_[heap_[above]] >= blame_[variable]) break;
            put(at, heap_[above]);
            at = above;
        }
        put(at, variable);
    }

    void sink(std::size_t at) {
        const Variable variable = heap_[at];
        for (std::size_t below = 2 * at + 1; below < heap_.size(); below = 2 * at + 1) {
            const bool is_right_more =
                below + 1 < heap_.size() && blame_[heap_[below + 1]] > blame_[heap_[below]];
            if (is_right_more) ++below;
            if (blame_[heap_[below]] <= blame_[variable]) break;
            put(at, heap_[below]);
            at = below;
        }
        put(at, variable);
    }

    std::vector<double> blame_;
    std::vector<std::uint32_t> places_;
    std::vector<Variable> heap_;
    double step_ = 1;
};

}  // namespace retrace::varied
