// Lines, stains, strokes and the faults of a photo: each draws from the chances of its own.
#include "training/canvas.hpp"

namespace retrace::training {
namespace {

using scan::real;
using scan::whole;

// One way and then the other; `spread` is the deviation in pixels.
void blur(Levels& levels, float spread, bool upright) {
    const float variance = spread * spread;
    const int passes = 1 + whole(variance / 0.5F);
    const float side = variance / (2 * real(passes));
    for (int pass = 0; pass < passes; ++pass) {
        const Levels before = levels;
        for (int y = 0; y < levels.height(); ++y) {
            for (int x = 0; x < levels.width(); ++x) {
                const float a = upright ? before.near(x, y - 1) : before.near(x - 1, y);
                const float b = upright ? before.near(x, y + 1) : before.near(x + 1, y);
                levels.at(x, y) = before.at(x, y) * (1 - 2 * side) + (a + b) * side;
            }
        }
    }
}

void add_noise(Levels& levels, Random& random, float strength) {
    for (float& value : levels.values()) value += strength * random.normal();
}

}  // namespace

void draw_line(Canvas& canvas, Random& random, bool upright, float away, float strength) {
    const float half = random.from(0.015F, 0.07F);
    const float tilt = 0.05F * random.normal();
    const float end = random.chance(0.2F) ? random.from(-0.6F, 0.6F) : 9.0F;
    const float soft = 0.5F / canvas.pixels;
    canvas.draw(
        [&](float x, float y) {
            const float along = upright ? y : x;
            const float side = (upright ? x : y) - away - tilt * along;
            if (along > end) return 0.0F;
            return std::clamp((half - std::max(side, -side)) / (2 * soft) + 0.5F, 0.0F, 1.0F);
        },
        strength);
}

void draw_borders(Canvas& canvas, Random& random, float share, float nearest) {
    for (int side = 0; side < 4; ++side) {
        if (!random.chance(share)) continue;
        const float away = random.from(nearest, 0.82F) * (side < 2 ? -1.0F : 1.0F);
        draw_line(canvas, random, side % 2 == 0, away, random.from(0.3F, 1));
    }
}

void draw_stain(Canvas& canvas, Random& random, float largest) {
    const float x = random.from(-0.5F, 0.5F);
    const float y = random.from(-0.5F, 0.5F);
    const float wide = random.from(0.05F, largest);
    const float high = random.from(0.05F, largest);
    canvas.draw(
        [&](float px, float py) {
            const float u = (px - x) / wide;
            const float v = (py - y) / high;
            return std::clamp(2 - 2 * (u * u + v * v), 0.0F, 1.0F);
        },
        random.from(0.3F, 1));
}

void draw_stroke(Canvas& canvas, Random& random) {
    draw_line(canvas, random, random.chance(0.5F), random.from(-0.6F, 0.6F),
              random.from(0.15F, 0.6F));
}

void add_grain(Levels& levels, Random& random, float strength) {
    for (float& value : levels.values()) value *= 1 - strength * random.unit();
}

void spoil(Canvas& canvas, Random& random) {
    Levels& levels = canvas.ink;
    const float light_x = 0.25F * random.normal() / real(levels.width());
    const float light_y = 0.25F * random.normal() / real(levels.width());
    for (int y = 0; y < levels.height(); ++y) {
        for (int x = 0; x < levels.width(); ++x) {
            levels.at(x, y) += light_x * real(x) + light_y * real(y);
        }
    }
    if (random.chance(0.4F)) add_noise(levels, random, random.from(0, 0.35F));
    if (random.chance(0.3F)) blur(levels, random.from(0.3F, 1.2F), random.chance(0.5F));
    const float spread = random.unit() * random.from(0.02F, 0.11F) * canvas.pixels + 0.2F;
    const float motion = random.chance(0.3F) ? random.from(1, 1.8F) : 1;
    const bool upright = random.chance(0.5F);
    blur(levels, spread * motion, upright);
    blur(levels, spread, !upright);
    add_noise(levels, random, random.unit() * 0.09F);
}

}  // namespace retrace::training
