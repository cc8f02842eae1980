// The picture of a digit while it is drawn, and the marks and faults of a photo around it.
#pragma once

#include <algorithm>

#include "scan/plane.hpp"
#include "training/random.hpp"

namespace retrace::training {

using Levels = scan::Plane<float>;

// The middle is (0, 0), a digit height is `pixels` of its pixels.
struct Canvas {
    Levels ink;
    float pixels;

    Canvas(float pixels_a_digit, float reach)
        : ink(2 * scan::whole(reach * pixels_a_digit) + 3,
              2 * scan::whole(reach * pixels_a_digit) + 3),
          pixels(pixels_a_digit) {}

    float middle() const { return scan::real(ink.width() / 2); }

    // `ink_there(x, y)` in digit heights; each pixel is the mean of four places, and darker wins.
    template <typename Ink>
    void draw(Ink ink_there, float strength) {
        for (int y = 0; y < ink.height(); ++y) {
            for (int x = 0; x < ink.width(); ++x) {
                float sum = 0;
                for (int part = 0; part < 4; ++part) {
                    const float right = part % 2 == 0 ? -0.25F : 0.25F;
                    const float down = part < 2 ? -0.25F : 0.25F;
                    sum += ink_there((scan::real(x) - middle() + right) / pixels,
                                     (scan::real(y) - middle() + down) / pixels);
                }
                ink.at(x, y) = std::max(ink.at(x, y), strength * sum / 4);
            }
        }
    }
};

// A piece of a cell's border: upright or level, `away` from the middle, maybe with an end.
void draw_line(Canvas& canvas, Random& random, bool upright, float away, float strength);
// Borders of the cell, each with the chance `share`, no nearer than `nearest` to the middle.
void draw_borders(Canvas& canvas, Random& random, float share, float nearest = 0.58F);
// A stain with soft edges.
void draw_stain(Canvas& canvas, Random& random, float largest);
// A fold or a stroke of a pen across the digit.
void draw_stroke(Canvas& canvas, Random& random);

// A pencil leaves the hollows of the paper bare.
void add_grain(Levels& levels, Random& random, float strength);
// Light that falls from one side, print that shines through, blur and noise.
void spoil(Canvas& canvas, Random& random);

}  // namespace retrace::training
