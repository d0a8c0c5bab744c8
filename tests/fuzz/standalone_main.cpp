// Runs a fuzz entry without libFuzzer, the same way every time:
//
//   fuzz_<name> CORPUS_FOLDER RANDOM_INPUTS
//
// first every file of the corpus in the order of their names (a missing folder is an empty one),
// then pseudo-random inputs from a fixed seed. An input that fails stops the program where it
// stands; the last line printed names it.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/mix.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

constexpr size_t kLongestInput = 4096;

uint64_t next_random(uint64_t& state) { return dr::mixed(state += dr::kGolden); }

std::vector<std::filesystem::path> corpus_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::is_directory(folder)) return files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// Lengths are spread over the orders of magnitude, and a third of the inputs is of small numbers,
// which reach further into formats that count things in bytes.
std::vector<uint8_t> random_input(uint64_t& state) {
  const size_t limit = size_t{1} << (next_random(state) % 13);
  std::vector<uint8_t> input(std::min(kLongestInput, next_random(state) % (limit + 1)));
  const bool small = next_random(state) % 3 == 0;
  for (uint8_t& byte : input) {
    byte = static_cast<uint8_t>(small ? next_random(state) % 8 : next_random(state));
  }
  return input;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s CORPUS_FOLDER RANDOM_INPUTS\n", argv[0]);
    return 2;
  }
  const auto files = corpus_files(argv[1]);
  for (const auto& path : files) {
    std::printf("%s\n", path.c_str());
    std::fflush(stdout);
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    // An exact copy on the heap, so that the sanitizer sees a read past the end.
    const std::vector<uint8_t> input(text.begin(), text.end());
    LLVMFuzzerTestOneInput(input.data(), input.size());
  }
  uint64_t state = 0;
  const long count = std::strtol(argv[2], nullptr, 10);
  for (long i = 0; i < count; ++i) {
    const std::vector<uint8_t> input = random_input(state);
    std::printf("random input %ld (%zu bytes)\n", i, input.size());
    std::fflush(stdout);
    LLVMFuzzerTestOneInput(input.data(), input.size());
  }
  std::printf("%zu corpus files and %ld random inputs: no failure\n", files.size(), count);
  return 0;
}
