// retrace_training TRAINING-FACES HELD-OUT-FACES WEIGHTS [SAMPLES]: trains the net of scan/ and writes its
// weights. Nothing in it depends on the machine, so the same faces give the same weights.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iomanip>

#include "training/trainer.hpp"

namespace {

using namespace retrace;
using namespace retrace::training;

constexpr std::uint64_t kSeed = 2580;
constexpr std::uint64_t kTestSeed = 2239;
constexpr int kBatch = 32;
constexpr long kDefaultSamples = 800'000;
constexpr float kRate = 0.002F;
constexpr float kKeptShare =
    0.4F;  // of the training, at its end, with the weights as they are kept

// The share of samples of faces never seen that are read right.
double accuracy(const scan::net::Weights& weights, const std::vector<Face>& faces, int count) {
    Random random(kTestSeed);
    scan::net::Activity activity;
    int right = 0;
    for (int i = 0; i < count; ++i) {
        const Sample sample = sample_of(faces, random);
        scan::net::run(weights, sample.patch, activity);
        const auto best =
            std::max_element(activity.out.begin(), activity.out.begin() + scan::kClasses);
        if (best - activity.out.begin() == sample.label) ++right;
    }
    return static_cast<double>(right) / count;
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
    if (count < 4) {
        static_cast<void>(std::fputs(
            "usage: retrace_training TRAINING-FACES HELD-OUT-FACES WEIGHTS [SAMPLES]\n", stderr));
        return 2;
    }
    const auto faces = read_faces(words[1]);
    const auto held_out = read_faces(words[2]);
    if (!faces || !held_out) {
        static_cast<void>(std::fputs("retrace_training: cannot read the faces\n", stderr));
        return 2;
    }
    const long samples = count > 4 ? std::strtol(words[4], nullptr, 10) : kDefaultSamples;
    const long steps = samples / kBatch;
    Random random(kSeed);
    Trainer trainer(kSeed);
    std::vector<Sample> batch(kBatch);
    float loss = 0;
    for (long step = 0; step < steps; ++step) {
        for (Sample& sample : batch) sample = sample_of(*faces, random);
        // From 1 to 0 like half a cosine, nearly.
        const float left = 1 - static_cast<float>(step) / static_cast<float>(steps);
        const float slow = left * left * (3 - 2 * left);
        const float warm = std::min(1.0F, static_cast<float>(step + 1) / 500);
        loss += trainer.learn(batch, kRate * slow * warm, left < kKeptShare);
        if (step % 2500 != 2499) continue;
        std::printf("%ld samples, loss %.4f, held-out faces %.4f\n", (step + 1) * kBatch,
                    static_cast<double>(loss) / 2500, accuracy(trainer.weights(), *held_out, 4000));
        static_cast<void>(std::fflush(stdout));
        loss = 0;
    }
    const Packed result = packed(trainer.weights());
    std::printf("as bytes, held-out faces %.4f\n", accuracy(unpacked(result), *held_out, 20'000));
    return write(result, words[3]) ? 0 : 2;
}
