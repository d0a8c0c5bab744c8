# The C ABI as WASI reactors (call _initialize first), for browsers:
#   darkrock.wasm          engine, content, text, bots and replays
#   darkrock-review.wasm   the review of a game (darkrock/review.h); it is fetched when one is opened
#   darkrock-workshop.wasm an editor of cards (darkrock/workshop.h); it is fetched with its page
# Every dr_... function that capi/ declares or defines is exported from the first, what a review or the
# workshop needs from the others, and malloc and free.

enable_language(C)

darkrock_library(darkrock_present present
                 LINK darkrock_engine darkrock_content darkrock_text darkrock_replay)
darkrock_sources(capi_sources capi)
set(review_sources ${capi_sources})
set(workshop_sources ${capi_sources})
list(FILTER capi_sources EXCLUDE REGEX "/capi/(review|workshop)/")
list(FILTER review_sources INCLUDE REGEX "/capi/review/")
list(FILTER workshop_sources INCLUDE REGEX "/capi/workshop/")
file(GLOB capi_headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/capi/*.h"
     "${PROJECT_SOURCE_DIR}/include/darkrock/*.h")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${capi_sources} ${review_sources}
             ${workshop_sources} ${capi_headers})

# The dr_... functions that files speak of, in OUT.
function(darkrock_calls out)
  set(names "")
  foreach(file IN LISTS ARGN)
    file(READ "${file}" body)
    string(REGEX MATCHALL "[^A-Za-z0-9_]dr_[a-z0-9_]+\\(" calls "${body}")
    foreach(call IN LISTS calls)
      string(REGEX REPLACE "^.(dr_[a-z0-9_]+)\\($" "\\1" name "${call}")
      list(APPEND names "${name}")
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES names)
  set(${out} "${names}" PARENT_SCOPE)
endfunction()

# darkrock_module(<target> <name> SOURCES <file>... LINK <lib>... EXPORT <function>...)
function(darkrock_module target name)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK;EXPORT" ${ARGN})
  add_executable(${target} ${arg_SOURCES} "${PROJECT_SOURCE_DIR}/cmake/wasm_shim.c")
  target_link_libraries(${target} PRIVATE ${arg_LINK})
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
  list(TRANSFORM arg_EXPORT PREPEND "-Wl,--export-if-defined=")
  target_link_options(${target} PRIVATE -mexec-model=reactor -Wl,--strip-all ${arg_EXPORT})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} SUFFIX .wasm
                        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
endfunction()

# All are linked from the same objects of capi/; what a module does not export it does not contain.
add_library(darkrock_capi STATIC ${capi_sources})
target_link_libraries(darkrock_capi PUBLIC darkrock_present darkrock_bots darkrock_lessons darkrock_replay
                      darkrock_assets)
target_compile_options(darkrock_capi PRIVATE -fno-rtti)
set_source_files_properties("${PROJECT_SOURCE_DIR}/cmake/wasm_shim.c" PROPERTIES
                            COMPILE_OPTIONS "-w;-fno-stack-protector")
darkrock_calls(calls ${capi_sources} ${capi_headers})
# What only an editor asks is left to the workshop, for the first load is paid by everybody.
list(REMOVE_ITEM calls dr_pack_problems_json dr_pack_head_json dr_pack_cards_json dr_cards_text
     dr_content_pack_json dr_replay_cards_json)
darkrock_module(darkrock_wasm darkrock SOURCES $<TARGET_OBJECTS:darkrock_capi> LINK darkrock_capi
                EXPORT malloc free ${calls})
darkrock_calls(review_calls ${review_sources})
darkrock_module(darkrock_review_wasm darkrock-review SOURCES ${review_sources}
                LINK darkrock_review darkrock_capi
                EXPORT malloc free dr_load_words dr_load_network dr_content_new dr_content_free dr_view_size
                       ${review_calls})
darkrock_calls(workshop_calls ${workshop_sources})
darkrock_module(darkrock_workshop_wasm darkrock-workshop SOURCES ${workshop_sources} LINK darkrock_capi
                EXPORT malloc free dr_load_words dr_content_json dr_content_new dr_content_free
                       dr_pack_problems_json ${workshop_calls})
# fmt without its library, which is for this machine.
find_path(fmt_headers fmt/format.h PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/headers")
file(CREATE_LINK "${fmt_headers}/fmt" "${PROJECT_BINARY_DIR}/headers/fmt" SYMBOLIC)
target_include_directories(darkrock_report SYSTEM PUBLIC "${PROJECT_BINARY_DIR}/headers")
target_compile_definitions(darkrock_report PUBLIC FMT_HEADER_ONLY)

# A browser's compiler inlines nothing, so clang must know what is worth it: the ways that games take, as
# tools/record-profile counted them. A function changed since then is compiled as without; play is the same
# in any case.
set(profile "${PROJECT_SOURCE_DIR}/cmake/engine.proftext")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${profile}")
file(MD5 "${profile}" profile_id)
set(profile_data "${PROJECT_BINARY_DIR}/engine-${profile_id}.profdata")
execute_process(COMMAND llvm-profdata-22 merge "${profile}" -o "${profile_data}" COMMAND_ERROR_IS_FATAL ANY)
target_compile_options(darkrock_engine PRIVATE "-fprofile-instr-use=${profile_data}"
                       -Wno-profile-instr-unprofiled -Wno-profile-instr-out-of-date)

darkrock_unity(darkrock_present)
darkrock_unity(darkrock_capi)
# Only the engine and the network are hot; of the rest people wait for the download.
foreach(target darkrock_content darkrock_text darkrock_replay darkrock_lessons darkrock_bots darkrock_present
        darkrock_report darkrock_review darkrock_capi darkrock_wasm darkrock_review_wasm
        darkrock_workshop_wasm)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-Oz>)
endforeach()
