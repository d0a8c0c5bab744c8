# What runs on a computer rather than in a browser: the C library, the server and the program.

find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(pqxx REQUIRED IMPORTED_TARGET libpqxx)
pkg_check_modules(tomlplusplus REQUIRED IMPORTED_TARGET tomlplusplus)
find_package(Boost 1.81 REQUIRED COMPONENTS json url)
find_package(CURL REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(prometheus-cpp REQUIRED CONFIG)
find_package(spdlog REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(ICU REQUIRED COMPONENTS uc i18n)

darkrock_library(darkrock_present present NO_EXCEPTIONS
                 LINK darkrock_engine darkrock_content darkrock_text darkrock_replay)
darkrock_library(darkrock_capi capi NO_EXCEPTIONS
                 LINK darkrock_present darkrock_lessons darkrock_bots darkrock_review)
target_link_libraries(darkrock_replay PUBLIC PkgConfig::sodium)
target_link_libraries(darkrock_report PUBLIC fmt::fmt)
darkrock_unity(darkrock_present)
darkrock_unity(darkrock_capi)

# The C interface as one shared library, games for learners included: what python/darkrock loads.
darkrock_library(darkrock_env env LINK darkrock_capi darkrock_bots darkrock_net Threads::Threads)
darkrock_unity(darkrock_env)
add_library(darkrock_shared SHARED $<TARGET_OBJECTS:darkrock_env> $<TARGET_OBJECTS:darkrock_capi>)
target_link_libraries(darkrock_shared PRIVATE darkrock_present darkrock_lessons darkrock_bots darkrock_net
                      darkrock_review Threads::Threads)
set_target_properties(darkrock_shared PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME darkrock
                      LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")

# Boost's headers are heavy and nothing in server/ is hot but what it calls: hardly optimised, as cli/.
darkrock_library(darkrock_server server
                 LINK darkrock_replay darkrock_bots darkrock_text darkrock_assets Boost::json
                      Boost::url CURL::libcurl OpenSSL::SSL PkgConfig::pqxx
                      PkgConfig::tomlplusplus prometheus-cpp::core spdlog::spdlog
                      SQLite::SQLite3 ICU::uc ICU::i18n fmt::fmt Threads::Threads)
target_compile_definitions(darkrock_server PUBLIC BOOST_ASIO_SEPARATE_COMPILATION
                           BOOST_BEAST_SEPARATE_COMPILATION BOOST_ASIO_NO_DEPRECATED)
# g++ 12 takes the memory of Asio's coroutines for another's when it optimises.
target_compile_options(darkrock_server PRIVATE $<IF:$<CONFIG:Debug>,-O0,-O1>
                       $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>)
target_precompile_headers(
  darkrock_server PRIVATE <fmt/format.h> <boost/asio/any_io_executor.hpp>
  <boost/asio/awaitable.hpp> <boost/asio/co_spawn.hpp> <boost/asio/detached.hpp>
  <boost/asio/post.hpp> <boost/asio/steady_timer.hpp> <boost/asio/use_awaitable.hpp>
  <boost/json.hpp> <functional> <map> <string> <vector>)
include(WebClient)
# Boost's own sources: not ours to examine, and slow to compile with sanitizers.
set_source_files_properties(server/net/boost.cc PROPERTIES SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS
                            -fno-sanitize=all)
darkrock_unity(darkrock_server)

# Matches, statistics and reports between bots: what `sim`, `arena`, `balance`, `train` and `bench` run.
darkrock_library(darkrock_lab lab LINK darkrock_capi darkrock_bots darkrock_replay darkrock_text
                 darkrock_report fmt::fmt Threads::Threads)
set_source_files_properties("${PROJECT_SOURCE_DIR}/lab/fit.cc" PROPERTIES COMPILE_OPTIONS
                            -O3)  # this one is hot, in tests too
darkrock_unity(darkrock_lab ALONE "json_text|sim_report")

# cli/main.cc is the program; the rest of cli/ is a library, so that unit tests reach it.
darkrock_sources(cli_sources cli)
set(cli_main "${PROJECT_SOURCE_DIR}/cli/main.cc")
list(REMOVE_ITEM cli_sources "${cli_main}")
set(cli_links darkrock_capi darkrock_engine darkrock_content darkrock_text darkrock_replay
    darkrock_bots darkrock_lab darkrock_review darkrock_server fmt::fmt CLI11::CLI11 Threads::Threads)
add_library(darkrock_cli STATIC ${cli_sources})
target_link_libraries(darkrock_cli PUBLIC ${cli_links})

add_executable(darkrock "${cli_main}")
target_link_libraries(darkrock PRIVATE darkrock_cli)
set_target_properties(darkrock PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")

# The command-line library is all headers, and nothing of it is hot: the files that include it are
# compiled as one and hardly optimised, or they would take longer than the rest of the build.
darkrock_unity(darkrock_cli)
set(cli_commands ${cli_sources})
list(FILTER cli_commands INCLUDE REGEX "(_cmd|/options|/program)\\.cc$")
set_source_files_properties(${cli_commands} PROPERTIES UNITY_GROUP commands)
set_target_properties(darkrock_cli PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
foreach(target darkrock_lab darkrock_report darkrock_cli darkrock)
  target_compile_options(${target} PRIVATE $<IF:$<CONFIG:Debug>,-O0,-O1>)
endforeach()
foreach(target darkrock_replay darkrock_lessons darkrock_present darkrock_capi darkrock_env)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
endforeach()
