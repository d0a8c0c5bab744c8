#include "lab/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <utility>

#include "base/input_error.h"
#include "base/mix.h"
#include "base/text.h"
#include "darkrock/engine.h"
#include "darkrock/version.h"

namespace dr {
namespace {

constexpr int kMostShards = 100'000;
constexpr int kPlayedAtOnce = 4096;  // games
constexpr char kFirstLine[] = "darkrock part 1";
constexpr std::size_t kSumBytes = 16;

std::optional<int> number_in(std::string_view text) {
  int n = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, n);
  if (error != std::errc{} || stop != end || n < 0) return std::nullopt;
  return n;
}

std::uint64_t summed(std::uint64_t sum, std::string_view bytes) {
  for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return sum;
}

// The lines of a header: what wrote it, which part it is, and the words of the command.
std::vector<std::string> lines_of(const PartHeader& header) {
  std::vector<std::string> lines = {
      kFirstLine, fmt::format("{} {} {:016x}", kVersion, kRulesVersion, header.catalog),
      fmt::format("{}/{}", header.shard.index + 1, header.shard.of),
      std::to_string(header.command.size())};
  lines.insert(lines.end(), header.command.begin(), header.command.end());
  return lines;
}

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
  throw InputError(fmt::format("{}: {}", path, why));
}

std::string line_of(std::istream& in, const std::string& path) {
  std::string line;
  if (!std::getline(in, line)) refuse(path, "this is no part of a run");
  return line;
}

// Leaves the file where the bytes of the games begin.
PartHeader header_of(std::istream& in, const std::string& path) {
  if (line_of(in, path) != kFirstLine) refuse(path, "this is no part of a run");
  PartHeader header;
  const std::string made_by = line_of(in, path);
  const std::string ours = fmt::format("{} {} ", kVersion, kRulesVersion);
  if (!made_by.starts_with(ours)) refuse(path, "this was written by another version of darkrock");
  const std::string catalog = made_by.substr(ours.size());
  std::from_chars(catalog.data(), catalog.data() + catalog.size(), header.catalog, 16);
  header.shard = parse_shard(line_of(in, path));
  const auto words = number_in(line_of(in, path));
  for (int i = 0; i < words.value_or(0); ++i) header.command.push_back(line_of(in, path));
  return header;
}

// Whether the bytes behind the header are those that were written.
bool is_whole(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  header_of(in, path);
  std::uint64_t sum = 0;
  std::string bytes, piece(1 << 20, '\0');  // the end of what was read, which may be the sum
  while (in) {
    in.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    bytes.append(piece, 0, static_cast<std::size_t>(in.gcount()));
    if (bytes.size() < kSumBytes) break;
    sum = summed(sum, std::string_view(bytes).substr(0, bytes.size() - kSumBytes));
    bytes.erase(0, bytes.size() - kSumBytes);
  }
  return bytes == to_hex(mixed(sum), kSumBytes);
}

// The first pair of variables that is there: a place and how many there are.
std::optional<Shard> place_in(const std::function<const char*(const char*)>& variable,
                              const char* index, const char* of) {
  const char *const i = variable(index), *const n = variable(of);
  if (!i || !n) return std::nullopt;
  const auto place = number_in(i), count = number_in(n);
  if (!place || !count || *place >= *count)
    throw InputError(fmt::format("--shard: {}={} and {}={} name no part", index, i, of, n));
  return Shard{*place, *count};
}

// Of an array of jobs, whatever its first number and its steps are.
std::optional<Shard> job_of_array(const std::function<const char*(const char*)>& variable) {
  const auto read = [&](const char* name) {
    const char* const text = variable(name);
    return text ? number_in(text) : std::nullopt;
  };
  const auto id = read("SLURM_ARRAY_TASK_ID"), count = read("SLURM_ARRAY_TASK_COUNT");
  if (!id || !count) return std::nullopt;
  const int step = std::max(1, read("SLURM_ARRAY_TASK_STEP").value_or(1));
  const int index = (*id - read("SLURM_ARRAY_TASK_MIN").value_or(0)) / step;
  if (index < 0 || index >= *count)
    throw InputError(fmt::format("--shard: SLURM_ARRAY_TASK_ID={} is outside of its array", *id));
  return Shard{index, *count};
}

}  // namespace

void ToBytes::put(std::int64_t value) {
  auto rest = static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63);
  for (; rest > 0x7f; rest >>= 7) bytes += static_cast<char>(rest | 0x80);
  bytes += static_cast<char>(rest);
}

std::int64_t FromBytes::get() {
  std::uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const int byte = in_.get();
    if (byte < 0) throw InputError("a part of the run ends too early");
    value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) break;
  }
  return static_cast<std::int64_t>(value >> 1 ^ (~(value & 1) + 1));
}

Shard parse_shard(const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto index = number_in(std::string_view(text).substr(0, slash));
  const auto of = slash == std::string::npos ? std::nullopt
                                             : number_in(std::string_view(text).substr(slash + 1));
  if (!index || !of || *index < 1 || *index > *of || *of > kMostShards)
    throw InputError(
        fmt::format("--shard {}: expected like 3/8 for the third of eight parts, or auto", text));
  return {*index - 1, *of};
}

Shard shard_of_environment(const std::function<const char*(const char*)>& variable) {
  constexpr const char* kPlaces[][2] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                        {"PMI_RANK", "PMI_SIZE"},
                                        {"SLURM_PROCID", "SLURM_NTASKS"}};
  std::optional<Shard> process;
  for (const auto& [index, of] : kPlaces)
    if (!process) process = place_in(variable, index, of);
  const std::optional<Shard> job = job_of_array(variable);
  if (!process && !job)
    throw InputError("--shard auto: neither Slurm nor MPI says which part this is");
  const Shard inner = process.value_or(Shard{}), outer = job.value_or(Shard{});
  if (outer.of > kMostShards / inner.of) throw InputError("--shard auto: too many parts");
  return {outer.index * inner.of + inner.index, outer.of * inner.of};
}

void play_part(const Shard& shard, int games, int jobs,
               const std::function<std::string(int, int)>& play,
               const std::function<void(const std::string&)>& keep,
               const std::function<void(int)>& done) {
  const int count = shard.count(games);
  std::vector<std::string> batch;
  for (int first = 0; first < count; first += kPlayedAtOnce) {
    const int end = std::min(first + kPlayedAtOnce, count);
    batch.assign(static_cast<std::size_t>(end - first), {});
    play_all(
        first, end, jobs,
        [&](int k, int worker) {
          batch[static_cast<std::size_t>(k - first)] = play(shard.game(k), worker);
        },
        done);
    for (const std::string& bytes : batch) keep(bytes);
  }
}

PartWriter::PartWriter(std::string path, const PartHeader& header)
    : path_(std::move(path)), unfinished_(path_ + ".unfinished") {
  const std::filesystem::path folder = std::filesystem::path(path_).parent_path();
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  out_.open(unfinished_, std::ios::binary | std::ios::trunc);
  for (const std::string& line : lines_of(header)) {
    if (line.find('\n') != std::string::npos) refuse(path_, "a word of the command has two lines");
    out_ << line << '\n';
  }
  if (!out_) refuse(path_, "this part cannot be written");
}

PartWriter::~PartWriter() {
  if (!finished_) std::remove(unfinished_.c_str());
}

void PartWriter::put(const std::string& bytes) {
  sum_ = summed(sum_, bytes);
  out_ << bytes;
}

void PartWriter::finish() {
  out_ << to_hex(mixed(sum_), kSumBytes);
  out_.close();
  if (!out_ || std::rename(unfinished_.c_str(), path_.c_str()) != 0)
    refuse(path_, "this part cannot be written");
  finished_ = true;
}

PartHeader read_part_header(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) refuse(path, "this file cannot be read");
  return header_of(in, path);
}

Parts::Parts(const std::vector<std::string>& files) {
  const PartHeader first = read_part_header(files.at(0));
  command_ = first.command;
  catalog_ = first.catalog;
  files_.resize(static_cast<std::size_t>(first.shard.of));
  for (const std::string& path : files) {
    const PartHeader header = read_part_header(path);
    if (header.command != command_ || header.shard.of != first.shard.of ||
        header.catalog != catalog_)
      refuse(path, "this is a part of another run than " + files[0]);
    auto& file = files_[static_cast<std::size_t>(header.shard.index)];
    if (file) refuse(path, fmt::format("part {} is there twice", header.shard.index + 1));
    if (!is_whole(path)) refuse(path, "this part is damaged");
    file = std::make_unique<std::ifstream>(path, std::ios::binary);
    header_of(*file, path);
  }
  for (std::size_t i = 0; i < files_.size(); ++i)
    if (!files_[i]) throw InputError(fmt::format("part {} of {} is missing", i + 1, files_.size()));
  for (const auto& file : files_) from_.push_back(std::make_unique<FromBytes>(*file));
}

void Parts::expect_catalog(std::uint64_t catalog) const {
  if (catalog != catalog_) throw InputError("the parts were played with other cards than these");
}

}  // namespace dr
