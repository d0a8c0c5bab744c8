// signature MODULES [bots]: what `darkrock bench --signature-only` prints, for compilers that build no
// more than the engine.
#include <cinttypes>
#include <cstdio>
#include <cstdlib>

#include "capi/bot_signature.h"
#include "darkrock/darkrock.h"

int main(int argc, char** argv) {
  const auto modules = static_cast<std::uint32_t>(argc > 1 ? std::strtol(argv[1], nullptr, 10) : 0);
  if (argc > 2)
    std::printf("%08" PRIx32 "\n", dr::bot_signature(modules));
  else
    std::printf("%08" PRIx32 "%08" PRIx32 "\n", dr_signature_hi_for(modules),
                dr_signature_lo_for(modules));
}
