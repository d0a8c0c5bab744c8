# The tests. A new *_test.cc needs no edit here: its folder says which program it belongs to.
#
#   layer_tests     tests/layers     every include against the table of docs/architecture.md, and the docs
#   unit_tests      *_test.cc beside the code
#   rules_tests     tests/**, except the folders below
#   property_tests  tests/property   (DARKROCK_GAMES: how many games)
#   golden_tests    tests/golden
#   bots_tests      tests/bots       what holds for every bot
#   review_tests    tests/review     a game told back: exact positions, nothing hidden, sums
#   server_tests    tests/server     over the wire, against a server in the same process
#   cli_tests       tests/cli        (drives the built program, DARKROCK_BINARY)
#   fuzz_<name>     tests/fuzz/<name>.cc
#   python_tests    tests/python, tests/learn   (where numpy and torch are; not with sanitizers)
#   library_tests   tests/package    a program of somebody else's against the installed C library (as above)

find_package(GTest QUIET)
if(NOT GTest_FOUND)
  message(STATUS "GoogleTest is not installed: the tests are left out")
  return()
endif()
enable_testing()

# The property harness needs no more than the engine and its content; scenarios speak in words.
add_library(darkrock_property STATIC tests/support/property.cc tests/support/property_leaks.cc)
target_link_libraries(darkrock_property PUBLIC darkrock_content darkrock_engine)
add_library(darkrock_peeking STATIC tests/support/peeking.cc tests/support/dominance.cc)
target_link_libraries(darkrock_peeking PUBLIC darkrock_property darkrock_bots)
add_library(darkrock_scenario STATIC tests/support/scenario.cc tests/support/scenario_told.cc)
target_link_libraries(darkrock_scenario PUBLIC darkrock_lessons darkrock_replay darkrock_text
                      darkrock_content darkrock_engine GTest::gtest)

# Where the tests find the sources and the program; the one file that knows this machine's folders, so
# that a compiler cache serves every checkout.
add_library(darkrock_paths STATIC tests/support/paths.cc)
target_compile_definitions(darkrock_paths PRIVATE DARKROCK_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                           DARKROCK_BINARY="${PROJECT_BINARY_DIR}/darkrock")

# GoogleTest's headers, compiled once for all the programs that have no heavier ones of their own.
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/test_headers.cc" CONTENT "")
add_library(darkrock_test_headers OBJECT "${PROJECT_BINARY_DIR}/generated/test_headers.cc")
target_link_libraries(darkrock_test_headers PRIVATE GTest::gtest)
target_compile_options(darkrock_test_headers PRIVATE -O0)
target_precompile_headers(darkrock_test_headers PRIVATE <gtest/gtest.h> <string> <vector>)

# darkrock_test(<name> SOURCES <file>... LINK <lib>... [SHARDS <n>] …): a GoogleTest program, and n
# ctest entries <name>.<i> that share its tests out among them, with the label <name>. Nothing when
# there are no sources. The tests themselves are not worth optimising: that is for what they test.
# UNITY: they are compiled eight at a time, except those that match ALONE. HEADER: compiled once for all.
# COST: about how many seconds a shard takes, if many; ctest begins with the longest.
function(darkrock_test name)
  cmake_parse_arguments(arg "UNITY" "SHARDS;COST;ALONE;HEADER" "SOURCES;LINK" ${ARGN})
  if(NOT arg_SOURCES)
    return()
  endif()
  if(NOT arg_SHARDS)
    set(arg_SHARDS 1)
  endif()
  if(NOT arg_COST)
    set(arg_COST 0)
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LINK} darkrock_paths GTest::gtest_main)
  target_compile_options(${name} PRIVATE -O0)
  if(arg_HEADER)
    target_precompile_headers(${name} PRIVATE <gtest/gtest.h> <string> <vector>
                              "${PROJECT_SOURCE_DIR}/${arg_HEADER}")
  else()
    target_precompile_headers(${name} REUSE_FROM darkrock_test_headers)
  endif()
  if(arg_UNITY)
    darkrock_unity(${name} BATCH 8 ALONE "${arg_ALONE}")
  endif()
  math(EXPR last "${arg_SHARDS} - 1")
  foreach(shard RANGE ${last})
    set(entry ${name})
    if(arg_SHARDS GREATER 1)
      set(entry ${name}.${shard})
    endif()
    add_test(NAME ${entry} COMMAND ${name})
    set(environment GTEST_TOTAL_SHARDS=${arg_SHARDS} GTEST_SHARD_INDEX=${shard}
        "GTEST_OUTPUT=xml:${PROJECT_BINARY_DIR}/results/${entry}.xml")
    set_tests_properties(${entry} PROPERTIES
      LABELS ${name}
      COST ${arg_COST}
      TIMEOUT 900
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
      ENVIRONMENT "${environment}")
  endforeach()
endfunction()

# A PostgreSQL of the tests' own.
add_library(darkrock_postgres STATIC tests/support/postgres.cc)

file(GLOB_RECURSE layer_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/layers/*.cc")
darkrock_test(layer_tests SOURCES ${layer_sources} LINK darkrock_base)

set(unit_sources)
foreach(dir assets base bots capi cli content engine env lab lessons net present replay report review server
        text)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${dir}/*_test.cc")
  list(APPEND unit_sources ${found})
endforeach()
darkrock_test(unit_tests UNITY ALONE "/(capi|content/compiler|present|replay|text)/" SHARDS 2 COST 40 SOURCES ${unit_sources}
              LINK darkrock_cli darkrock_capi darkrock_env darkrock_property darkrock_postgres)

file(GLOB_RECURSE rules_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/*_test.cc")
list(FILTER rules_sources EXCLUDE REGEX "/tests/(property|golden|bots|cli|fuzz|layers|oracle|review|server)/")
darkrock_test(rules_tests UNITY SHARDS 4 SOURCES ${rules_sources} LINK darkrock_scenario
              HEADER tests/support/scenario.h)

file(GLOB_RECURSE property_sources CONFIGURE_DEPENDS
     "${PROJECT_SOURCE_DIR}/tests/property/*.cc")
darkrock_test(property_tests SHARDS 8 SOURCES ${property_sources}
              LINK darkrock_peeking darkrock_replay darkrock_present darkrock_review)

file(GLOB_RECURSE golden_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/golden/*.cc")
darkrock_test(golden_tests SOURCES ${golden_sources} LINK darkrock_replay)

file(GLOB_RECURSE bots_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/bots/*.cc")
darkrock_test(bots_tests SHARDS 4 SOURCES ${bots_sources} LINK darkrock_peeking darkrock_scenario)

file(GLOB_RECURSE review_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/review/*.cc")
darkrock_test(review_tests SOURCES ${review_sources} LINK darkrock_review darkrock_scenario)

file(GLOB_RECURSE server_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/server/*.cc"
     "${PROJECT_SOURCE_DIR}/tests/support/json_schema.cc")
if(TARGET darkrock)
  darkrock_test(server_tests UNITY SHARDS 2 COST 80 SOURCES ${server_sources}
                LINK darkrock_server darkrock_postgres HEADER tests/server/fixture.h)
  add_dependencies(server_tests darkrock)
endif()

file(GLOB_RECURSE cli_test_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/cli/*.cc")
if(TARGET darkrock)
  darkrock_test(cli_tests UNITY SHARDS 2 COST 30 SOURCES ${cli_test_sources} LINK darkrock_cli)
  add_dependencies(cli_tests darkrock)
endif()

# Fuzz entries: LLVMFuzzerTestOneInput in each file. With libFuzzer when asked for; otherwise a
# small driver runs the corpus and a fixed number of pseudo-random inputs, as a test.
file(GLOB fuzz_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/fuzz/*.cc")
foreach(source IN LISTS fuzz_sources)
  get_filename_component(stem "${source}" NAME_WE)
  string(REGEX REPLACE "_fuzz$" "" stem "${stem}")
  set(name fuzz_${stem})
  add_executable(${name} "${source}")
  target_link_libraries(${name} PRIVATE darkrock_property darkrock_present darkrock_replay darkrock_bots)
  if(DARKROCK_LIBFUZZER)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  else()
    target_sources(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/fuzz/standalone_main.cpp")
    set(inputs 1000)
    if(stem STREQUAL "bots")
      set(inputs 100)  # many bots think at every step
    elseif(stem STREQUAL "cards" OR stem STREQUAL "packs")
      set(inputs 300)  # each is compiled with the whole content
    endif()
    add_test(NAME ${name}
             COMMAND ${name} "${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${stem}" ${inputs})
    set_tests_properties(${name} PROPERTIES LABELS fuzz COST 30 TIMEOUT 900)
  endif()
endforeach()

# A Python that was built without sanitizers cannot load a library that has them.
function(darkrock_has_torch out python)
  execute_process(COMMAND "${python}" -c "from importlib.util import find_spec as f
exit(not (f('numpy') and f('torch')))" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    set(${out} FALSE PARENT_SCOPE)
  endif()
endfunction()
find_program(DARKROCK_PYTHON NAMES python3 HINTS /usr/bin VALIDATOR darkrock_has_torch)
if(DARKROCK_PYTHON AND NOT DARKROCK_SANITIZE)
  foreach(name python learn)
    add_test(NAME ${name}_tests COMMAND "${DARKROCK_PYTHON}" -m unittest discover -s tests/${name})
    set_tests_properties(${name}_tests PROPERTIES
      LABELS python_tests
      TIMEOUT 900
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
      ENVIRONMENT "PYTHONPATH=python:.;DARKROCK_LIBRARY=$<TARGET_FILE:darkrock_shared>")
  endforeach()
  set_tests_properties(learn_tests PROPERTIES PROCESSORS 2)
endif()

if(NOT DARKROCK_SANITIZE)
  add_test(NAME library_tests COMMAND "${PROJECT_SOURCE_DIR}/tools/test-library" "${PROJECT_BINARY_DIR}")
  set_tests_properties(library_tests PROPERTIES LABELS library_tests TIMEOUT 900)
endif()

add_executable(signature tests/signature/main.cpp)
target_link_libraries(signature PRIVATE darkrock_capi)

if(EXISTS "${PROJECT_SOURCE_DIR}/tests/oracle/poker_oracle_dump.cc")
  add_executable(poker_oracle_dump tests/oracle/poker_oracle_dump.cc)
  target_link_libraries(poker_oracle_dump PRIVATE darkrock_engine)
endif()
