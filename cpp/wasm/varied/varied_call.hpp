// Puzzles of any size with any rules as JavaScript drives them. Null or nothing where the text is no such puzzle.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "varied/answers.hpp"
#include "varied/film.hpp"
#include "varied/hint.hpp"
#include "varied/kinds.hpp"
#include "varied/learning_film.hpp"
#include "varied/reading.hpp"
#include "varied/write.hpp"

namespace retrace::varied {

// As a page draws it: without the pairs that rules of the whole board stand for.
struct VariedPuzzle : Reading {
    explicit VariedPuzzle(Reading reading) : Reading(std::move(reading)) {}

    std::vector<int> givens() const;
    std::span<const Rule> drawn_rules() const { return std::span(rules.rules).first(own_rules()); }
    std::vector<BoardRule> board_rules() const;
};

using VariedReading = std::variant<VariedPuzzle, Refusal>;

struct WrittenText {
    std::string text;
};

using VariedWritten = std::variant<WrittenText, Refusal>;

// A fault of a board; `rule`: where it is one of the whole board, which has no index.
struct BoardFault {
    Violation::What of;
    std::optional<BoardRule> rule;
    std::size_t index;
    std::vector<Place> cells;
};

// A removal of a hint; `rule`: as in a BoardFault.
struct ToldRemoval : Removal {
    std::optional<BoardRule> rule;
};

struct ToldHint {
    Hint::Step step;
    Place cell;
    int digit;
    std::size_t house;
    std::vector<ToldRemoval> removals;
};

// A long answer to a puzzle that it keeps.
template <class Answer>
class AnswerOf {
  public:
    template <class... Given>
    explicit AnswerOf(Reading reading, Given... given)
        : reading_(std::move(reading)), answer_(reading_.rules, given...) {}
    AnswerOf(const AnswerOf&) = delete;  // the answer has a reference to the rules
    AnswerOf& operator=(const AnswerOf&) = delete;
    AnswerOf(AnswerOf&&) = delete;
    AnswerOf& operator=(AnswerOf&&) = delete;
    ~AnswerOf() = default;

    bool run(std::uint64_t budget) { return answer_.run(budget); }

  protected:
    const Reading& reading() const { return reading_; }
    const Answer& answer() const { return answer_; }

  private:
    Reading reading_;
    Answer answer_;
};

class SolvingCall : public AnswerOf<Solving> {
  public:
    using AnswerOf::AnswerOf;
    // Empty where there is none.
    const Solution& solution() const { return answer().first() ? *answer().first() : none_; }
    bool several() const { return answer().several(); }
    // The solution holds to the rules that were read, and perhaps not to the others.
    bool unchecked() const { return !is_answer(answer(), reading()); }
    std::uint64_t choices() const { return answer().choices(); }

  private:
    Solution none_;
};

class CountingCall : public AnswerOf<Counting> {
  public:
    using AnswerOf::AnswerOf;
    std::uint64_t count() const { return answer().count(); }
    bool limit_reached() const { return answer().limit_reached(); }
};

class CandidatesCall : public AnswerOf<TrueCandidates> {
  public:
    using AnswerOf::AnswerOf;
    const std::vector<Digits>& found() const { return answer().found(); }
    const std::vector<int>& counts() const { return answer().counts(); }
    std::uint64_t choices() const { return answer().choices(); }
};

// A digit that a cell was refused; `rule`: as in a BoardFault.
struct ToldRefusal {
    int digit;
    Refusing::By by;
    std::optional<BoardRule> rule;
    std::size_t index;
    Place peer;
};

// The search at one position, after the step that led there; `step_digit` 0: there was none.
struct ToldFilm {
    std::uint64_t position;
    std::uint64_t explored;
    Film::End end;
    std::vector<int> digits;
    StepKind kind;
    int step_cell;
    int step_digit;
    int depth;
    int stuck;
    std::vector<ToldRefusal> refused;
    std::vector<int> depths;
};

// The search on a puzzle, watched.
class FilmCall {
  public:
    FilmCall(Reading reading, Order order)
        : reading_(std::move(reading)), film_(reading_.rules, order) {}

    bool explore(std::uint64_t budget) { return film_.explore(budget); }
    // Positions that are not explored stand for the last one that is.
    bool seek(std::uint64_t position, std::uint64_t budget) {
        return film_.seek(std::min(position, film_.explored()), budget);
    }
    // `parts`: of the picture of the depths.
    ToldFilm shown(int parts) const;

  private:
    Reading reading_;
    Film film_;
};

// The search that learns at one position. `near`: some steps around it, from `near_first` on.
struct ToldLearningFilm {
    std::size_t position;
    std::size_t explored;
    Film::End end;
    std::vector<int> digits;
    LearningFilm::Step step;
    int forced;
    std::size_t lessons;
    std::vector<Claim> claims;
    std::vector<Place> chosen;
    std::vector<int> depths;
    std::size_t near_first;
    std::vector<LearningFilm::Step> near;
};

class LearningFilmCall {
  public:
    explicit LearningFilmCall(const Reading& reading) : film_(reading.rules) {}

    bool explore(std::uint64_t budget) { return film_.explore(budget); }
    // Positions that are not explored stand for the last one that is.
    bool seek(std::uint64_t position, std::uint64_t) {
        film_.seek(static_cast<std::size_t>(std::min<std::uint64_t>(position, film_.explored())));
        return true;
    }
    ToldLearningFilm shown(int parts) const;

  private:
    LearningFilm film_;
};

}  // namespace retrace::varied

namespace retrace {

// All texts are in UTF-8. Nothing is counted where rules were not read.
varied::VariedReading read_varied(std::string_view text);
std::unique_ptr<varied::SolvingCall> start_varied_solving(std::string_view text);
std::unique_ptr<varied::CountingCall> start_varied_counting(std::string_view text,
                                                            std::uint64_t limit);
// `most`: solutions are counted so far for each of them; 1: none are.
std::unique_ptr<varied::CandidatesCall> start_varied_candidates(std::string_view text, int most);
// The puzzle as another program reads it.
varied::VariedWritten write_varied(std::string_view text, varied::Target target);
// `board`: a byte for each cell, its digit or 0.
std::optional<std::vector<varied::BoardFault>> check_varied(std::string_view text,
                                                            std::string_view board);
// Null also where the givens break a rule.
std::unique_ptr<varied::FilmCall> start_varied_film(std::string_view text, varied::Order order);
std::unique_ptr<varied::LearningFilmCall> start_varied_learning_film(std::string_view text);
std::optional<varied::ToldHint> hint_varied(std::string_view text, std::string_view board);
std::optional<std::vector<varied::Digits>> varied_notes(std::string_view text,
                                                        std::string_view board);

}  // namespace retrace
