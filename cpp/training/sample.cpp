// Draws at the size that the digit has in the photo, spoils it there, and cuts it out as the cells
// of a photo are cut out.
#include "training/sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "training/canvas.hpp"
#include "training/digits.hpp"

namespace retrace::training {
namespace {

using scan::real;
using scan::whole;

// Nothing that has to be read.
void draw_nothing(Canvas& canvas, const Examples& examples, Random& random) {
    switch (random.below(5)) {
        case 0:
        case 1:
            draw_notes(canvas, examples, random, true);
            break;
        case 2:
            for (int i = 0; i <= random.below(3); ++i) {
                draw_line(canvas, random, random.chance(0.5F), random.from(-0.7F, 0.7F),
                          random.from(0.4F, 1));
            }
            break;
        case 3:
            for (int i = 0; i <= random.below(3); ++i) draw_stain(canvas, random, 0.9F);
            break;
        default:
            break;  // noise alone
    }
    draw_borders(canvas, random, 0.3F);
}

struct Cut {
    float x = 0;
    float y = 0;
    float longest = 1;
};

// The box around what is clearly ink within reach of the middle, in pixels.
Cut cut_around(const Canvas& canvas, const Form& form, const Pose& pose) {
    float left = 9;
    float right = -9;
    float top = 9;
    float bottom = -9;
    constexpr int kSteps = 24;
    for (int i = -kSteps; i <= kSteps; ++i) {
        for (int j = -kSteps; j <= kSteps; ++j) {
            const float x = 0.8F * real(j) / kSteps;
            const float y = 0.8F * real(i) / kSteps;
            if (pose.ink(form, x, y) < 0.5F) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    if (right < left) return {canvas.middle(), canvas.middle(), canvas.pixels};
    return {canvas.middle() + (left + right) / 2 * canvas.pixels,
            canvas.middle() + (top + bottom) / 2 * canvas.pixels,
            std::max(right - left, bottom - top) * canvas.pixels + 1};
}

// Where nothing has to be read, whatever stands there is taken for a digit.
Cut cut_anywhere(const Canvas& canvas, Random& random) {
    const float off = random.chance(0.5F) ? 0.35F : 0.1F;
    return {canvas.middle() + random.from(-off, off) * canvas.pixels,
            canvas.middle() + random.from(-off, off) * canvas.pixels,
            random.from(0.45F, 1.05F) * canvas.pixels};
}

// Candidates beside one another that have run into each other, and the one piece of ink that they are then.
Cut draw_clump(Canvas& canvas, const Examples& examples, Random& random) {
    const Look look = any_look(random);
    const float size = random.from(0.28F, 0.48F);
    const float apart = random.from(0.4F, 0.58F);
    const float strength = random.from(0.5F, 1);
    std::array<int, 2> place{random.below(3), random.below(3)};
    std::array<int, 2> least = place;
    std::array<int, 2> most = place;
    for (int left = 1 + random.below(4); left >= 0; --left) {
        Pose pose = random_pose(random, look);
        pose.size = size;
        pose.x = apart * real(place[0] - 1);
        pose.y = apart * real(place[1] - 1);
        draw_digit(canvas, any_form(examples, look, random, 1 + random.below(9)), pose, strength);
        for (std::size_t i = 0; i < 2; ++i) {
            least[i] = std::min(least[i], place[i]);
            most[i] = std::max(most[i], place[i]);
        }
        const std::size_t way = random.chance(0.5F) ? 0 : 1;
        place[way] = std::clamp(place[way] + (random.chance(0.5F) ? 1 : -1), 0, 2);
    }
    const float wide = apart * real(most[0] - least[0]) + 0.6F * size;
    const float high = apart * real(most[1] - least[1]) + size;
    return {canvas.middle() + apart * (real(least[0] + most[0]) / 2 - 1) * canvas.pixels,
            canvas.middle() + apart * (real(least[1] + most[1]) / 2 - 1) * canvas.pixels,
            std::max(wide, high) * canvas.pixels + 1};
}

// Two digits of a note beside one another, cut out as one or one with the other at its side.
Cut draw_beside(Canvas& canvas, const Examples& examples, Random& random) {
    const Look look = any_look(random);
    const float size = random.from(0.5F, 0.8F);
    const float apart = size * random.from(0.55F, 0.85F) * (random.chance(0.5F) ? 1.0F : -1.0F);
    const float strength = random.from(0.6F, 1);
    Pose pose = random_pose(random, look);
    pose.size = size;
    const Form form = any_form(examples, look, random, 1 + random.below(9));
    draw_digit(canvas, form, pose, strength);
    Cut cut = cut_around(canvas, form, pose);
    if (random.chance(0.5F)) {
        cut.x += apart / 2 * canvas.pixels;
        cut.longest = std::max(cut.longest, (std::fabs(apart) + 0.5F * size) * canvas.pixels);
    }
    pose.x = apart;
    pose.y = 0.08F * random.normal();
    draw_digit(canvas, any_form(examples, look, random, 1 + random.below(9)), pose, strength);
    return cut;
}

float level_at(const Levels& levels, float x, float y) {
    const float limited_x = std::clamp(x, 0.0F, real(levels.width() - 1));
    const float limited_y = std::clamp(y, 0.0F, real(levels.height() - 1));
    const int left = whole(limited_x);
    const int top = whole(limited_y);
    const float across = limited_x - real(left);
    const float down = limited_y - real(top);
    const float above = levels.near(left, top) * (1 - across) + levels.near(left + 1, top) * across;
    const float below =
        levels.near(left, top + 1) * (1 - across) + levels.near(left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
}

scan::Patch patch_of(const Canvas& canvas, const Cut& cut, Random& random) {
    // Now and then a speck or a piece of border is taken for a part of the digit.
    const bool is_wide = random.chance(0.1F);
    const float spread = is_wide ? 2 : 1;
    const float grown = (is_wide ? random.from(0.95F, 1.3F) : 1) * (1 + 0.05F * random.normal());
    const float pitch = cut.longest / scan::kDigitSide * std::clamp(grown, 0.85F, 1.35F);
    const float off_x = cut.x + spread * random.normal() * pitch;
    const float off_y = cut.y + spread * random.normal() * pitch;
    scan::Patch grey{};
    for (int y = 0; y < scan::kPatchSide; ++y) {
        for (int x = 0; x < scan::kPatchSide; ++x) {
            const float place_x = off_x + (real(x) - (scan::kPatchSide - 1) / 2.0F) * pitch;
            const float place_y = off_y + (real(y) - (scan::kPatchSide - 1) / 2.0F) * pitch;
            const float ink = level_at(canvas.ink, place_x, place_y);
            grey.data()[y * scan::kPatchSide + x] = 200 - 100 * ink;
        }
    }
    return scan::normalised(grey);
}

}  // namespace

Sample sample_of(const Examples& examples, Look look, Random& random) {
    // Few photos are sharp and few are tiny: the middle of the range comes most often.
    const float pixels = random.chance(0.5F) ? random.from(9, 22) : random.from(16, 40);
    Canvas canvas(pixels, 0.85F);
    if (random.chance(0.08F)) {
        const Cut clump = random.chance(0.6F) ? draw_clump(canvas, examples, random)
                                              : draw_beside(canvas, examples, random);
        draw_borders(canvas, random, 0.3F);
        spoil(canvas, random);
        return {patch_of(canvas, clump, random), 0, look};
    }
    if (random.chance(0.14F)) {
        draw_nothing(canvas, examples, random);
        spoil(canvas, random);
        return {patch_of(canvas, cut_anywhere(canvas, random), random), 0, look};
    }
    const int digit = 1 + random.below(9);
    const Pose pose = random_pose(random, look);
    const Form form = any_form(examples, look, random, digit);
    // Pencil may be paler than the lines.
    const bool is_pale = look == Look::written && random.chance(0.4F);
    draw_digit(canvas, form, pose, is_pale ? random.from(0.4F, 1) : 1);
    if (look == Look::written) {
        if (random.chance(0.3F)) add_grain(canvas.ink, random, random.from(0.1F, 0.7F));
        // An erased digit shines through.
        if (random.chance(0.04F)) {
            const Form erased = any_form(examples, look, random, 1 + random.below(9));
            draw_digit(canvas, erased, random_pose(random, look), random.from(0.1F, 0.3F));
        }
    }
    // A person who writes does not keep away from the lines.
    draw_borders(canvas, random, random.chance(0.5F) ? 0.35F : 0.0F,
                 look == Look::written ? 0.5F : 0.58F);
    if (random.chance(0.1F)) draw_notes(canvas, examples, random, false);
    if (random.chance(0.06F)) draw_stain(canvas, random, 0.3F);
    if (random.chance(0.06F)) draw_stroke(canvas, random);
    spoil(canvas, random);
    return {patch_of(canvas, cut_around(canvas, form, pose), random), digit, look};
}

}  // namespace retrace::training
