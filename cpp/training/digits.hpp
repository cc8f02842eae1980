// A digit of the examples as it lies in a picture: its form, its place, and how it is bent.
#pragma once

#include <array>

#include "training/canvas.hpp"
#include "training/examples.hpp"

namespace retrace::training {

// A digit's form: printed a little bolder or lighter, or drawn by a pen.
class Form {
  public:
    Form(const scan::Bytes& print, float bold) : tile_(&print), bold_(bold) {}
    Form(const scan::Bytes& strokes, float width, float pressure)
        : tile_(&strokes), width_(width), pressure_(pressure) {}

    float ink(float x, float y) const;

  private:
    const scan::Bytes* tile_;
    float bold_ = 0;
    float width_ = 0;
    float pressure_ = 0;  // how much thicker a stroke is at the foot
};

Form any_form(const Examples& examples, Look look, Random& random, int digit);
Look any_look(Random& random);

// Where a digit lies: from places of the picture, in digit heights, to places of its tile.
struct Pose {
    float x = 0;  // its middle
    float y = 0;
    float size = 1;
    float across_x = 1;
    float across_y = 0;
    float down_x = 0;
    float down_y = 1;
    float taper = 0;  // how much narrower its top is seen than its foot
    // How its strokes are bent, by the square and the third power of the other place.
    std::array<float, 2> bend_x{};
    std::array<float, 2> bend_y{};

    float ink(const Form& form, float place_x, float place_y) const;
};

// Turned a little, slanted, wider or narrower; a written one is bent as well.
Pose random_pose(Random& random, Look look);

void draw_digit(Canvas& canvas, const Form& form, const Pose& pose, float strength);
// Small digits, in the corners or as candidates in their places.
void draw_notes(Canvas& canvas, const Examples& examples, Random& random, bool over_all);

}  // namespace retrace::training
