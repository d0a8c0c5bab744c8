# Embeds text files into the program. No tool is built for it, so it serves cross builds too.
#
#   darkrock_embed(OUTPUT <file.cc> FILES <path>...)
#
# The generated file defines dr::internal::kAssets, sorted by path; assets/assets.cc reads it. It is
# made again when a file changes, and, through the list beside it, when one is added or removed.

set(DARKROCK_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/EmbedScript.cmake")

function(darkrock_embed)
  cmake_parse_arguments(arg "" "OUTPUT" "FILES" ${ARGN})
  list(SORT arg_FILES)
  list(JOIN arg_FILES "\n" lines)
  file(CONFIGURE OUTPUT "${arg_OUTPUT}.list" CONTENT "${lines}" @ONLY)
  list(TRANSFORM arg_FILES PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE paths)
  add_custom_command(
    OUTPUT "${arg_OUTPUT}"
    COMMAND "${CMAKE_COMMAND}" "-DROOT=${PROJECT_SOURCE_DIR}" "-DLIST=${arg_OUTPUT}.list"
            "-DOUTPUT=${arg_OUTPUT}" -P "${DARKROCK_EMBED_SCRIPT}"
    DEPENDS ${paths} "${arg_OUTPUT}.list" "${DARKROCK_EMBED_SCRIPT}"
    COMMENT "Embedding the assets"
    VERBATIM)
endfunction()
