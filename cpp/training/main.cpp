// retrace_training FOLDER WEIGHTS [SAMPLES]: trains the net of scan/ on the digits of a folder and writes its
// weights. Nothing in it depends on the machine or its number of cores: the same digits give the same weights.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <thread>

#include "training/trainer.hpp"

namespace {

using namespace retrace;
using namespace retrace::training;

constexpr std::uint64_t kSeed = 2580;
constexpr std::uint64_t kTestSeed = 2239;
constexpr long kDefaultSamples = 4'500'000;
constexpr float kRate = 0.0025F;
constexpr float kPrintedShare = 0.55F;
constexpr float kKeptShare =
    0.4F;  // of the training, at its end, with the weights as they are kept

struct Shares {
    double printed = 0;
    double written = 0;
    double parted = 0;  // of the digits, told apart as printed or written
};

// The shares of samples never seen that are read right.
Shares accuracy(const scan::net::Weights& weights, const Examples& examples, int count) {
    Random random(kTestSeed);
    scan::net::Activity activity;
    int printed = 0;
    int written = 0;
    int parted = 0;
    int digits = 0;
    for (int i = 0; i < count; ++i) {
        const Look look = i % 2 == 0 ? Look::printed : Look::written;
        const Sample sample = sample_of(examples, look, random);
        scan::net::run(weights, sample.patch, activity);
        const auto best =
            std::max_element(activity.out.begin(), activity.out.begin() + scan::kClasses);
        if (best - activity.out.begin() == sample.label)
            ++(look == Look::printed ? printed : written);
        if (sample.label == 0) continue;
        ++digits;
        if ((activity.out[scan::net::kWritten] > 0) == (look == Look::written)) ++parted;
    }
    const double half = count / 2.0;
    return {printed / half, written / half, static_cast<double>(parted) / digits};
}

void print(const char* what, const Shares& shares) {
    std::printf("%s: held out, printed %.4f, written %.4f, told apart %.4f\n", what, shares.printed,
                shares.written, shares.parted);
    static_cast<void>(std::fflush(stdout));
}

bool write(const Packed& weights, const char* file) {
    std::ofstream out(file);
    out << "// Written by `npm run digits`; see docs/scan.md.\n#ifdef RETRACE_WEIGHT_BYTES\n";
    for (std::size_t i = 0; i < weights.bytes.size(); ++i) {
        out << int{weights.bytes[i]} << (i % 24 == 23 ? ",\n" : ",");
    }
    out << "\n#endif\n#ifdef RETRACE_WEIGHT_SCALES\n" << std::hexfloat;
    for (std::size_t i = 0; i < weights.scales.size(); ++i) {
        out << weights.scales[i] << (i % 6 == 5 ? "F,\n" : "F,");
    }
    out << "\n#endif\n#ifdef RETRACE_WEIGHT_CHECKSUM\n0x" << std::hex
        << scan::checksum_of(weights.bytes, weights.scales) << "U\n#endif\n";
    return out.good();
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) {
        static_cast<void>(std::fputs("usage: retrace_training FOLDER WEIGHTS [SAMPLES]\n", stderr));
        return 2;
    }
    const auto examples = read_examples(words[1], "training");
    const auto held_out = read_examples(words[1], "held-out");
    if (!examples || !held_out) {
        static_cast<void>(std::fputs("retrace_training: cannot read the digits\n", stderr));
        return 2;
    }
    const long samples = count > 3 ? std::strtol(words[3], nullptr, 10) : kDefaultSamples;
    const long steps = samples / kBatch;
    Trainer trainer(kSeed, static_cast<int>(std::thread::hardware_concurrency()));
    float loss = 0;
    for (long step = 0; step < steps; ++step) {
        const auto sample = [&](int i) {
            Random random(Random(kSeed + static_cast<std::uint64_t>(step * kBatch + i)).bits());
            return sample_of(*examples,
                             random.chance(kPrintedShare) ? Look::printed : Look::written, random);
        };
        // From 1 to 0 like half a cosine, nearly.
        const float left = 1 - static_cast<float>(step) / static_cast<float>(steps);
        const float slow = left * left * (3 - 2 * left);
        const float warm = std::min(1.0F, static_cast<float>(step + 1) / 500);
        loss += trainer.learn(sample, kRate * slow * warm, left < kKeptShare);
        if (step % 1000 != 999) continue;
        std::printf("%ld samples, loss %.4f\n", (step + 1) * kBatch,
                    static_cast<double>(loss) / 1000);
        static_cast<void>(std::fflush(stdout));
        loss = 0;
    }
    const Packed result = packed(trainer.weights());
    print("as bytes", accuracy(unpacked(result), *held_out, 4000));
    return write(result, words[2]) ? 0 : 2;
}
