// Chooses and draws digits; each choice takes its chances in a fixed order.
#include "training/digits.hpp"

#include <algorithm>

#include "training/pens.hpp"

namespace retrace::training {

using scan::real;

float Form::ink(float x, float y) const {
    if (width_ == 0) return ink_at(*tile_, x, y, bold_);
    return pen_ink_at(*tile_, x, y, width_ * (1 + pressure_ * y));
}

Form any_form(const Examples& examples, Look look, Random& random, int digit) {
    const auto any = [&random](const auto& all) -> const auto& {
        return all.data()[random.below(static_cast<int>(all.size()))];
    };
    const auto index = static_cast<std::size_t>(digit - 1);
    if (look == Look::printed) return {any(examples.faces)[index], random.from(-1, 1)};
    // Hands have the carelessness, faces and rules the forms of many countries.
    const float kind = random.unit();
    const bool is_hand = kind < 0.4F;
    const bool is_rule = kind >= 0.65F;
    const Hand& hand = any(is_hand ? examples.hands : is_rule ? examples.rules : examples.scripts);
    if (!is_rule && random.chance(is_hand ? 0.25F : 0.3F)) {
        return {hand.ink[index], random.from(-1, 0.5F)};
    }
    return {hand.strokes[index], random.from(0.035F, random.chance(0.5F) ? 0.09F : 0.16F),
            0.5F * random.normal()};
}

Look any_look(Random& random) {
    return random.chance(0.5F) ? Look::printed : Look::written;
}

// A tapered digit gets smaller towards a horizon; nothing of it is near that line or beyond.
constexpr float kNearestHorizon = 0.2F;

float Pose::ink(const Form& form, float place_x, float place_y) const {
    const float u = (place_x - x) / size;
    const float v = (place_y - y) / size;
    const float depth = 1 + taper * v;
    if (depth < kNearestHorizon) return 0;
    const float right = (across_x * u + down_x * v) / depth;
    const float down = (across_y * u + down_y * v) / depth;
    return form.ink(right + (bend_x[0] + bend_x[1] * down) * down * down,
                    down + (bend_y[0] + bend_y[1] * right) * right * right);
}

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

void draw_digit(Canvas& canvas, const Form& form, const Pose& pose, float strength) {
    canvas.draw([&](float x, float y) { return pose.ink(form, x, y); }, strength);
}

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

}  // namespace retrace::training
