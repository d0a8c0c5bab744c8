# darkrock.wasm: engine, content, text, bots and replays behind the C ABI, as a WASI reactor (call _initialize
# first). Every dr_... function that capi/ declares or defines is exported, and malloc and free.

enable_language(C)

darkrock_library(darkrock_present present
                 LINK darkrock_engine darkrock_content darkrock_text darkrock_replay)
darkrock_sources(capi_sources capi)
file(GLOB capi_headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/capi/*.h"
     "${PROJECT_SOURCE_DIR}/include/darkrock/*.h")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${capi_sources} ${capi_headers})

set(exports malloc free)
foreach(file IN LISTS capi_sources capi_headers)
  file(READ "${file}" body)
  string(REGEX MATCHALL "[^A-Za-z0-9_]dr_[a-z0-9_]+\\(" calls "${body}")
  foreach(call IN LISTS calls)
    string(REGEX REPLACE "^.(dr_[a-z0-9_]+)\\($" "\\1" name "${call}")
    list(APPEND exports "${name}")
  endforeach()
endforeach()
list(REMOVE_DUPLICATES exports)
list(TRANSFORM exports PREPEND "-Wl,--export-if-defined=")

add_executable(darkrock_wasm ${capi_sources} "${PROJECT_SOURCE_DIR}/cmake/wasm_shim.c")
target_link_libraries(darkrock_wasm PRIVATE darkrock_present darkrock_bots darkrock_lessons darkrock_replay
                      darkrock_assets)
target_compile_options(darkrock_wasm PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
set_source_files_properties("${PROJECT_SOURCE_DIR}/cmake/wasm_shim.c" PROPERTIES
                            COMPILE_OPTIONS "-w;-fno-stack-protector")
target_link_options(darkrock_wasm PRIVATE -mexec-model=reactor -Wl,--strip-all ${exports})
set_target_properties(darkrock_wasm PROPERTIES OUTPUT_NAME darkrock SUFFIX .wasm
                      RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")

# A browser's compiler inlines nothing, so clang must know what is worth it: the ways that games take, as
# tools/record-profile counted them. A function changed since then is compiled as without; play is the same
# in any case. Vectors of two or four numbers cost more than they save here.
set(profile "${PROJECT_SOURCE_DIR}/cmake/engine.proftext")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${profile}")
file(MD5 "${profile}" profile_id)
set(profile_data "${PROJECT_BINARY_DIR}/engine-${profile_id}.profdata")
execute_process(COMMAND llvm-profdata-22 merge "${profile}" -o "${profile_data}" COMMAND_ERROR_IS_FATAL ANY)
target_compile_options(darkrock_engine PRIVATE "-fprofile-instr-use=${profile_data}"
                       -Wno-profile-instr-unprofiled -Wno-profile-instr-out-of-date
                       -fno-vectorize -fno-slp-vectorize)

darkrock_unity(darkrock_present)
darkrock_unity(darkrock_wasm)
# Only the engine and the network are hot; of the rest people wait for the download.
foreach(target darkrock_content darkrock_text darkrock_replay darkrock_lessons darkrock_bots darkrock_present
        darkrock_wasm)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-Oz>)
endforeach()
