# Run by darkrock_embed: writes every file named in LIST as a raw string literal into OUTPUT.
# A literal that held the delimiter would not compile, so nothing can be embedded wrongly.
file(STRINGS "${LIST}" files ENCODING UTF-8)
list(LENGTH files count)

set(text "// Generated from the files it names. Do not edit.\n")
string(APPEND text "#include \"assets/assets_table.h\"\n\n")
string(APPEND text "namespace dr::internal {\nnamespace {\n")
string(APPEND text "using namespace std::string_view_literals;\n")
string(APPEND text "constexpr std::array<Asset, ${count}> kTable = {{\n")
foreach(path IN LISTS files)
  file(READ "${ROOT}/${path}" body)
  string(APPEND text "{\"${path}\"sv, R\"=asset=(${body})=asset=\"sv},\n")
endforeach()
string(APPEND text "}};\n}  // namespace\n")
string(APPEND text "const std::span<const Asset> kAssets = kTable;\n}  // namespace dr::internal\n")
file(WRITE "${OUTPUT}" "${text}")
