// The search that learns, watched: what it kept of each dead end, and how far back that led.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "varied/film.hpp"
#include "varied/learner.hpp"

namespace retrace::varied {

// That a digit stands in a cell, or that it does not.
struct Claim {
    Place cell = 0;
    std::uint8_t digit = 0;
    bool holds = true;

    friend constexpr bool operator==(const Claim&, const Claim&) = default;
};

class LearningFilm {
  public:
    enum class Kind : std::uint8_t { start, choice, dead_end, lesson, restart, solution };
    // A dead end is a cell without candidates, a digit without a place, two digits that exclude each other, a rule that cannot
    // hold any more, or a lesson that forbids what is there.
    enum class Broken : std::uint8_t { cell, place, pair, rule, lesson };
    struct Step {
        Kind kind = Kind::start;
        Broken broken = Broken::cell;
        // That of a choice, or the one that follows at once from a lesson.
        Claim claim;
        // How many choices stand, before and after the step.
        int from = 0;
        int choices = 0;
    };

    // The rules have no fault.
    explicit LearningFilm(Rules rules);

    // Explores at most `budget` pieces of work more. True when a solution is found, when there is none, and when the film is full.
    bool explore(std::uint64_t budget);
    std::size_t explored() const;
    Film::End end() const { return end_; }

    // Goes to a position that is explored.
    void seek(std::size_t to) { position_ = to; }
    std::size_t position() const { return position_; }
    std::vector<std::uint8_t> board() const;
    const Step& step() const { return recorded_[position_].step; }
    // Cells of the choices that stand, in the order of their choice, where they chose a digit.
    std::vector<Place> chosen() const;
    // How many digits follow from the step, without the one that it chose.
    int forced() const;
    // After a lesson: claims that cannot all be. After a dead end: those on its cells that led to it, of digit 0 where a rule is broken.
    std::span<const Claim> claims() const;
    std::size_t lessons() const { return recorded_[position_].lessons; }

    // The most choices of each of so many equal parts of what is explored.
    std::vector<int> depths(std::size_t parts) const;
    // The steps from `first` on, as far as they are explored.
    std::vector<Step> near(std::size_t first, std::size_t count) const;

  private:
    // A digit on the board; `at`: its place in the trail.
    struct Placing {
        std::uint32_t at = 0;
        Place cell = 0;
        std::uint8_t digit = 0;
        bool is_chosen = false;
    };
    // So many of the placings before it stand after the step, and then its own, which begin with `first`.
    struct Recorded {
        Step step;
        std::uint32_t stand = 0;
        std::uint32_t first = 0;
        std::uint32_t first_claim = 0;
        std::uint32_t lessons = 0;
    };
    // Steps from one copy of the board to the next.
    static constexpr std::size_t kSpacing = 256;

    void record(const Step& step);
    void absorb(std::size_t until);
    void take_back(std::size_t size);
    void note(Learner::Event event);
    void note_dead_end();
    void note_lesson();
    bool is_full() const;
    int choices_now() const;
    // The digits on the board after the step at this position.
    std::vector<Placing> standing_there() const;
    std::span<const Placing> placings_of(std::size_t position) const;

    Rules rules_;
    Network network_;
    Learner learner_;
    std::vector<Recorded> recorded_;
    std::vector<Placing> placings_;
    std::vector<Claim> claims_;
    std::vector<Placing> standing_;           // after the last step
    std::vector<std::vector<Placing>> kept_;  // those that stand on at every so many steps
    std::size_t position_ = 0;
    std::size_t shown_ = 0;  // so much of the trail is recorded
    std::uint32_t lessons_ = 0;
    Film::End end_ = Film::End::open;
};

}  // namespace retrace::varied
