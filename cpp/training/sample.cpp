// Draws at the size that the digit has in the photo, spoils it there, and cuts it out as the cells
// of a photo are cut out.
#include "training/sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scan/plane.hpp"
#include "training/pens.hpp"

namespace retrace::training {
namespace {

using scan::real;
using scan::whole;
using Levels = scan::Plane<float>;

// A digit's form: printed a little bolder or lighter, or drawn by a pen.
class Form {
  public:
    Form(const scan::Bytes& print, float bold) : tile_(&print), bold_(bold) {}
    Form(const scan::Bytes& strokes, float width, float pressure)
        : tile_(&strokes), width_(width), pressure_(pressure) {}

    float ink(float x, float y) const {
        if (width_ == 0) return ink_at(*tile_, x, y, bold_);
        return pen_ink_at(*tile_, x, y, width_ * (1 + pressure_ * y));
    }

  private:
    const scan::Bytes* tile_;
    float bold_ = 0;
    float width_ = 0;
    float pressure_ = 0;  // how much thicker a stroke is at the foot
};

Form any_form(const Examples& examples, Look look, Random& random, int digit) {
    const auto any = [&random](const auto& all) -> const auto& {
        return all.data()[random.below(static_cast<int>(all.size()))];
    };
    const auto index = static_cast<std::size_t>(digit - 1);
    if (look == Look::printed) return {any(examples.faces)[index], random.from(-1, 1)};
    // Hands have the carelessness, faces and rules the forms of many countries.
    const float kind = random.unit();
    const bool is_hand = kind < 0.5F;
    const bool is_rule = kind >= 0.75F;
    const Hand& hand = any(is_hand ? examples.hands : is_rule ? examples.rules : examples.scripts);
    if (!is_rule && random.chance(is_hand ? 0.25F : 0.3F)) {
        return {hand.ink[index], random.from(-1, 0.5F)};
    }
    return {hand.strokes[index], random.from(0.035F, random.chance(0.5F) ? 0.09F : 0.16F),
            0.5F * random.normal()};
}

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

    float ink(const Form& form, float place_x, float place_y) const {
        const float u = (place_x - x) / size;
        const float v = (place_y - y) / size;
        const float depth = 1 + taper * v;
        const float right = (across_x * u + down_x * v) / depth;
        const float down = (across_y * u + down_y * v) / depth;
        return form.ink(right + (bend_x[0] + bend_x[1] * down) * down * down,
                        down + (bend_y[0] + bend_y[1] * right) * right * right);
    }
};

// Turned a little, slanted, wider or narrower; what is written is bent as well.
Pose random_pose(Random& random, Look look) {
    Pose pose;
    const bool is_written = look == Look::written;
    const float angle = (is_written ? 0.14F : 0.12F) * random.normal();
    // Italics slant to the right by more than paper that is seen from a side.
    const float slant = (is_written ? 0.16F : 0.10F) * random.normal() +
                        (random.chance(0.2F) ? random.from(0.05F, 0.4F) : 0);
    const float wide = 1 + (is_written ? 0.18F : 0.10F) * random.normal();
    pose.across_x = 1 / std::clamp(wide, 0.7F, 1.4F);
    pose.across_y = -angle;
    pose.down_x = angle + slant;
    pose.taper = 0.1F * random.normal();
    if (is_written) {
        pose.bend_x = {0.2F * random.normal(), 0.35F * random.normal()};
        pose.bend_y = {0.2F * random.normal(), 0.35F * random.normal()};
    }
    return pose;
}

// The picture while it is drawn: its middle is (0, 0), a digit height is `pixels` of its pixels.
struct Canvas {
    Levels ink;
    float pixels;

    Canvas(float pixels_a_digit, float reach)
        : ink(2 * whole(reach * pixels_a_digit) + 3, 2 * whole(reach * pixels_a_digit) + 3),
          pixels(pixels_a_digit) {}

    float middle() const { return real(ink.width() / 2); }

    // `ink_there(x, y)` in digit heights; each pixel is the mean of four places, and darker wins.
    template <typename Ink>
    void draw(Ink ink_there, float strength) {
        for (int y = 0; y < ink.height(); ++y) {
            for (int x = 0; x < ink.width(); ++x) {
                float sum = 0;
                for (int part = 0; part < 4; ++part) {
                    const float right = part % 2 == 0 ? -0.25F : 0.25F;
                    const float down = part < 2 ? -0.25F : 0.25F;
                    sum += ink_there((real(x) - middle() + right) / pixels,
                                     (real(y) - middle() + down) / pixels);
                }
                ink.at(x, y) = std::max(ink.at(x, y), strength * sum / 4);
            }
        }
    }
};

void draw_digit(Canvas& canvas, const Form& form, const Pose& pose, float strength) {
    canvas.draw([&](float x, float y) { return pose.ink(form, x, y); }, strength);
}

// A piece of a cell's border: upright or level, `away` from the middle, maybe with an end.
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

void draw_borders(Canvas& canvas, Random& random, float share, float nearest = 0.58F) {
    for (int side = 0; side < 4; ++side) {
        if (!random.chance(share)) continue;
        const float away = random.from(nearest, 0.82F) * (side < 2 ? -1.0F : 1.0F);
        draw_line(canvas, random, side % 2 == 0, away, random.from(0.3F, 1));
    }
}

Look any_look(Random& random) {
    return random.chance(0.5F) ? Look::printed : Look::written;
}

// Small digits, in the corners or as candidates in their places.
void draw_notes(Canvas& canvas, const Examples& examples, Random& random, bool over_all) {
    const Look look = any_look(random);
    const int count = over_all ? 1 + random.below(6) : 1 + random.below(3);
    for (int i = 0; i < count; ++i) {
        Pose pose = random_pose(random, look);
        pose.size = random.from(0.22F, over_all ? 0.42F : 0.3F);
        const int place = random.below(9);
        const float apart = over_all ? random.from(0.35F, 0.6F) : random.from(0.55F, 0.75F);
        if (!over_all && place == 4) continue;
        pose.x = apart * real(place % 3 - 1);
        pose.y = apart * real(place / 3 - 1);
        const Form form = any_form(examples, look, random, 1 + random.below(9));
        draw_digit(canvas, form, pose, random.from(0.35F, 1));
    }
}

// Stains with soft edges.
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

// A fold or a stroke of a pen across the digit.
void draw_stroke(Canvas& canvas, Random& random) {
    draw_line(canvas, random, random.chance(0.5F), random.from(-0.6F, 0.6F),
              random.from(0.15F, 0.6F));
}

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

// A pencil leaves the hollows of the paper bare.
void add_grain(Levels& levels, Random& random, float strength) {
    for (float& value : levels.values()) value *= 1 - strength * random.unit();
}

void add_noise(Levels& levels, Random& random, float strength) {
    for (float& value : levels.values()) value += strength * random.normal();
}

// Light that falls from one side, print that shines through, blur and noise.
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

std::optional<Examples> read_examples(const std::string& folder, const std::string& set) {
    const auto faces = read_faces(folder + "/" + set + "-faces.png");
    const auto scripts = read_faces(folder + "/" + set + "-scripts.png");
    const auto hands = read_faces(folder + "/" + set + "-hands.png");
    if (!faces || !scripts || !hands) return std::nullopt;
    const bool is_training = set == "training";
    return Examples{*faces, hands_of(*scripts), hands_of(*hands),
                    hands_by_rule(is_training ? 1000 : 100, is_training ? 1905 : 2010)};
}

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
