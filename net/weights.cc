#include "net/weights.h"

#if defined(DARKROCK_WEIGHTS)
// The bytes of the file, where the linker finds them.
asm(R"(
  .section .rodata
  .balign 64
  .global kDarkrockWeights, kDarkrockWeightsEnd
kDarkrockWeights:
  .incbin ")" DARKROCK_WEIGHTS R"("
kDarkrockWeightsEnd:
  .previous
)");
extern "C" const char kDarkrockWeights[], kDarkrockWeightsEnd[];
#endif

namespace dr {
namespace {

std::unique_ptr<Network> read_own() {
#if defined(DARKROCK_WEIGHTS)
  std::string problem;
  return Network::read({kDarkrockWeights, kDarkrockWeightsEnd}, problem);
#else
  return nullptr;
#endif
}

std::unique_ptr<Network>& held() {
  static std::unique_ptr<Network> network = read_own();
  return network;
}

}  // namespace

const Network* network() { return held().get(); }

bool load_network(std::string_view bytes, std::string& problem) {
  auto network = Network::read(bytes, problem);
  if (!network) return false;
  held() = std::move(network);
  return true;
}

}  // namespace dr
