# Language, warnings, sanitizers and tools that hold for every target.
include(CheckCXXCompilerFlag)
include(CheckCXXSourceRuns)

option(DARKROCK_WERROR "Treat warnings as errors" OFF)
option(DARKROCK_TESTS "Build the tests (needs GoogleTest)" ON)
option(DARKROCK_LIBFUZZER "Build tests/fuzz for libFuzzer (clang only)" OFF)
option(DARKROCK_UNITY "Compile the sources of a folder as one file: half the time from nothing" ON)
option(DARKROCK_PORTABLE "Optimised builds run on any machine of this kind, not only on one like this" OFF)
option(DARKROCK_PROFILE "Count the ways games take through the engine, for tools/record-profile (clang only)" OFF)
set(DARKROCK_SANITIZE "" CACHE STRING "Sanitizers, as in -fsanitize=; empty for none")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
# The C interface is a shared library too; what it does not declare stays inside, as fast as in a program.
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# What one checkout has compiled no other one compiles again.
find_program(DARKROCK_CCACHE ccache)
if(DARKROCK_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
      "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${DARKROCK_CCACHE}")
  add_compile_options("$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endif()

find_program(DARKROCK_MOLD mold)
if(DARKROCK_MOLD AND NOT CMAKE_CROSSCOMPILING)
  add_link_options(-fuse-ld=mold)
endif()

# Colours also when ninja collects the output.
add_compile_options(-fdiagnostics-color=auto)

# g++'s full -Wshadow also flags the enumerators of an enum class, which shadow nothing.
add_compile_options(-Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Wextra-semi
                    $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow>)
# Once it optimises, g++ 12 sees overlaps and overflows in libstdc++ where there are none (its bug 105651).
add_compile_options($<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-restrict>
                    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-stringop-overflow>)
# clang sees the temporary buffer of libstdc++'s own std::stable_sort as deprecated.
add_compile_options($<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
if(DARKROCK_WERROR)
  add_compile_options(-Werror)
endif()

if(DARKROCK_SANITIZE)
  add_compile_options(-fsanitize=${DARKROCK_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${DARKROCK_SANITIZE})
  # Stacks on the heap, which clang makes to find uses after a return, cost a third of the tests' time.
  add_compile_options($<$<CXX_COMPILER_ID:Clang>:-fsanitize-address-use-after-return=never>)
endif()

if(DARKROCK_LIBFUZZER)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Counting and finding bits are instructions of their own on this machine, and library calls on the oldest
# of its kind. The level v3 has them; all that g++ knows of a newer machine makes the engine slower. A
# multiplication and an addition stay two roundings, so that games are the same everywhere.
add_compile_options(-ffp-contract=off)
if(NOT DARKROCK_PORTABLE AND NOT CMAKE_CROSSCOMPILING)
  check_cxx_source_runs("int main() {
    return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1; }"
    DARKROCK_HAS_V3)
  check_cxx_compiler_flag(-march=native DARKROCK_HAS_NATIVE)
  if(DARKROCK_HAS_V3)
    add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:-march=x86-64-v3>)
  elseif(DARKROCK_HAS_NATIVE)
    add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:-march=native>)
  endif()
endif()

# Bounds checks in the standard library wherever assertions are on.
if(NOT CMAKE_CROSSCOMPILING)
  add_compile_definitions($<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)
endif()

# Includes read from the repository root ("engine/rules/poker_hand.h") or, for the public API, from
# include/ ("darkrock/...").
include_directories("${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/include")
