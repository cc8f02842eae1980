// Drawings of SudokuPad, and the rules that they stand for.
#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "varied/pad_words.hpp"
#include "varied/sheet.hpp"

namespace retrace::varied {

// In cells, from the upper left corner of the board on.
struct PadPoint {
    double x;
    double y;
};

// Authors move drawings by so much.
inline constexpr double kTiny = 0.05;

inline bool is_near_whole(double number) {
    return std::abs(number - std::round(number)) < kTiny;
}

// A shape or text over or under the cells.
struct PadMark {
    PadPoint at;
    double width;
    double height;
    bool is_round;
    std::string text;
    std::string fill;  // as colour_in gives it
    std::string border;
    bool is_explained = false;
};

struct PadPath {
    std::vector<PadPoint> points;
    double thickness;  // in 64ths of a cell
    std::string colour;
    bool is_arrow;
    bool is_explained = false;
};

class PadDrawings {
  public:
    PadDrawings(Sheet& sheet, const PadWords& words, const std::optional<Solution>& solution)
        : sheet_(sheet), words_(words), solution_(solution) {}

    void read(const text::Json& puzzle);
    // Takes rules that the words do not deny and the solution holds to; false where they are not.
    bool accept(Topic topic, std::vector<Rule> rules);
    void accept(Topic topic) { topics_.push_back(topic); }
    // Makes rules of drawings, and leaves out but draws all others.
    void explain();
    const std::vector<Topic>& topics() const { return topics_; }

    bool is_true(const Rule& rule) const;
    const PadWords& words() const { return words_; }
    bool has_solution() const { return solution_.has_value(); }

  private:
    void read_mark(const text::Json& item);
    void read_path(const text::Json& item, bool is_arrow);
    std::optional<Place> cell_at(PadPoint point) const;
    // Through the middle of its cells; nothing where it goes otherwise.
    std::optional<std::vector<Place>> cells_of(const PadPath& path) const;
    std::vector<Place> cells_under(const PadMark& mark) const;
    PadMark* round_mark_on(Place cell, double least);
    void explain_marks_on(Place cell);
    void explain_thermometers();
    void explain_between();
    void explain_arrows();
    void explain_little_killer(PadPath& arrow);
    void explain_palindromes();
    void explain_diagonals();
    void explain_mark(PadMark& mark);
    void explain_outside();
    void explain_lines();
    void leave_all();

    Sheet& sheet_;
    const PadWords& words_;
    const std::optional<Solution>& solution_;
    std::vector<PadMark> marks_;
    std::vector<PadPath> paths_;
    std::vector<std::vector<Place>> taken_;  // cells of rules that were drawn
    std::vector<Topic> topics_{Topic::houses, Topic::greeting};
};

}  // namespace retrace::varied
