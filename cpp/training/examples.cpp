// Reads the faces and hands of a set, and writes the digits of its rules.
#include "training/examples.hpp"

#include "training/pens.hpp"

namespace retrace::training {

std::optional<Examples> read_examples(const std::string& folder, const std::string& set) {
    const auto faces = read_faces(folder + "/" + set + "-faces.png");
    const auto scripts = read_faces(folder + "/" + set + "-scripts.png");
    const auto hands = read_faces(folder + "/" + set + "-hands.png");
    if (!faces || !scripts || !hands) return std::nullopt;
    const bool is_training = set == "training";
    return Examples{*faces, hands_of(*scripts), hands_of(*hands),
                    hands_by_rule(is_training ? 1000 : 100, is_training ? 1905 : 2010)};
}

}  // namespace retrace::training
