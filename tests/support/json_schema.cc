#include "tests/support/json_schema.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <regex>
#include <set>
#include <stdexcept>

#include "base/utf8.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

namespace fs = std::filesystem;

const std::set<std::string, std::less<>> kKnown = {"$schema",  "$id",       "$defs",
                                                   "$ref",     "title",     "description",
                                                   "type",     "enum",      "const",
                                                   "pattern",  "items",     "minItems",
                                                   "maxItems", "minLength", "maxLength",
                                                   "minimum",  "maximum",   "properties",
                                                   "required", "oneOf",     "additionalProperties"};

std::string word(const json::value& value) { return std::string(value.get_string()); }

bool has_type(const json::value& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  if (type == "integer") return value.is_int64() || value.is_uint64();
  throw std::runtime_error("no type of JSON Schema: " + std::string(type));
}

// Compiled once each.
const std::regex& regex_of(const std::string& pattern) {
  thread_local std::map<std::string, std::regex> known;
  const auto found = known.find(pattern);
  return found != known.end() ? found->second : known.emplace(pattern, pattern).first->second;
}

}  // namespace

struct JsonSchemas::Check {
  const JsonSchemas& schemas;
  std::vector<std::string> found = {};

  void complain(const std::string& at, const std::string& why) { found.push_back(at + ": " + why); }

  void value(const json::object& schema, const std::string& file, const json::value& v,
             const std::string& at) {
    if (const auto* reference = schema.if_contains("$ref")) {
      const std::string to = word(*reference);
      const std::string whole = to.starts_with('#') ? file + to : to;
      value(schemas.find(whole)->get_object(), whole.substr(0, whole.find('#')), v, at);
      return;
    }
    if (const auto* type = schema.if_contains("type"); type && !of_type(*type, v))
      return complain(at, "it is not of type " + json::serialize(*type));
    if (const auto* one = schema.if_contains("const"); one && *one != v)
      complain(at, "it is not " + json::serialize(*one));
    if (const auto* some = schema.if_contains("enum")) {
      const json::array& all = some->get_array();
      if (std::find(all.begin(), all.end(), v) == all.end())
        complain(at, json::serialize(v) + " is none of " + json::serialize(*some));
    }
    if (const auto* branches = schema.if_contains("oneOf")) one_of(*branches, file, v, at);
    if (v.is_int64() || v.is_uint64()) number(schema, v.to_number<double>(), at);
    if (v.is_string()) text(schema, word(v), at);
    if (v.is_array()) list(schema, file, v.get_array(), at);
    if (v.is_object()) object(schema, file, v.get_object(), at);
  }

  static bool of_type(const json::value& type, const json::value& v) {
    if (type.is_string()) return has_type(v, type.get_string());
    return std::ranges::any_of(type.get_array(),
                               [&](const json::value& t) { return has_type(v, t.get_string()); });
  }

  // Whether the field that names the kind says another one than the branch is for.
  static bool is_other_kind(const json::value& branch, const json::value& v) {
    const auto* properties = branch.get_object().if_contains("properties");
    for (const char* key : {"t", "kind"}) {
      const auto* named = properties ? properties->get_object().if_contains(key) : nullptr;
      const auto* wanted = named ? named->get_object().if_contains("const") : nullptr;
      if (!wanted) continue;
      const auto* given = v.is_object() ? v.get_object().if_contains(key) : nullptr;
      return !given || *given != *wanted;
    }
    return false;
  }

  // Exactly one holds; of several that do not, what is wrong with the nearest is told.
  void one_of(const json::value& branches, const std::string& file, const json::value& v,
              const std::string& at) {
    int good = 0;
    std::vector<std::string> nearest;
    std::size_t least = 1000;
    for (const json::value& branch : branches.get_array()) {
      if (is_other_kind(branch, v)) continue;
      Check check{schemas};
      check.value(branch.get_object(), file, v, at);
      good += check.found.empty();
      if (check.found.size() < least) {
        least = check.found.size();
        nearest = check.found;
      }
    }
    if (good == 0 && nearest.empty()) complain(at, "no kind of this name is known");
    if (good == 0) found.insert(found.end(), nearest.begin(), nearest.end());
    if (good > 1) complain(at, "it is several things at once");
  }

  void number(const json::object& schema, double n, const std::string& at) {
    if (const auto* m = schema.if_contains("minimum"); m && n < m->to_number<double>())
      complain(at, std::to_string(n) + " is less than " + json::serialize(*m));
    if (const auto* m = schema.if_contains("maximum"); m && n > m->to_number<double>())
      complain(at, std::to_string(n) + " is more than " + json::serialize(*m));
  }

  void text(const json::object& schema, const std::string& s, const std::string& at) {
    const auto length = static_cast<std::int64_t>(character_count(s));
    if (const auto* m = schema.if_contains("minLength"); m && length < m->get_int64())
      complain(at, "'" + s + "' is too short");
    if (const auto* m = schema.if_contains("maxLength"); m && length > m->get_int64())
      complain(at, "'" + s + "' is too long");
    const auto* pattern = schema.if_contains("pattern");
    // A regex of the standard library recurses for every character: too deep for a long text.
    if (pattern && s.size() < 300 && !std::regex_search(s, regex_of(word(*pattern))))
      complain(at, "'" + s + "' is not " + word(*pattern));
  }

  void list(const json::object& schema, const std::string& file, const json::array& all,
            const std::string& at) {
    const auto size = static_cast<std::int64_t>(all.size());
    if (const auto* m = schema.if_contains("minItems"); m && size < m->get_int64())
      complain(at, "it has too few");
    if (const auto* m = schema.if_contains("maxItems"); m && size > m->get_int64())
      complain(at, "it has too many");
    if (const auto* items = schema.if_contains("items"))
      for (std::size_t i = 0; i < all.size(); ++i)
        value(items->get_object(), file, all[i], at + "/" + std::to_string(i));
  }

  void object(const json::object& schema, const std::string& file, const json::object& all,
              const std::string& at) {
    if (const auto* required = schema.if_contains("required"))
      for (const json::value& key : required->get_array())
        if (!all.if_contains(word(key))) complain(at, "it has no " + word(key));
    const auto* properties = schema.if_contains("properties");
    const auto* others = schema.if_contains("additionalProperties");
    if (!properties && !others) return;
    for (const auto& [key, v] : all) {
      const auto* known = properties ? properties->get_object().if_contains(key) : nullptr;
      const auto* holds = known ? known : others;
      const std::string where = at + "/" + std::string(key);
      if (holds)
        value(holds->get_object(), file, v, where);
      else
        complain(where, std::string(kUnknown));
    }
  }
};

JsonSchemas::JsonSchemas(const std::string& folder) {
  const std::string end = ".schema.json";
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(end)) files_[name] = json::parse(text_of_file(entry.path().string()));
  }
  for (const auto& [name, schema] : files_) check_schema(schema, name);
}

void JsonSchemas::check_schema(const json::value& schema, const std::string& file) const {
  for (const auto& [key, value] : schema.as_object()) {
    if (!kKnown.contains(key)) throw std::runtime_error(file + ": no keyword " + std::string(key));
    if (key == "$ref") {
      const std::string to = word(value);
      if (!find(to.starts_with('#') ? file + to : to))
        throw std::runtime_error(file + ": nothing at " + to);
    }
    if (key == "properties" || key == "$defs")
      for (const auto& [name, one] : value.as_object()) check_schema(one, file);
    if (key == "items" || key == "additionalProperties") check_schema(value, file);
    if (key == "oneOf")
      for (const json::value& one : value.as_array()) check_schema(one, file);
  }
}

const json::value* JsonSchemas::find(const std::string& reference) const {
  const std::size_t hash = reference.find('#');
  const auto file = files_.find(reference.substr(0, hash));
  if (file == files_.end()) return nullptr;
  if (hash == reference.npos) return &file->second;
  // After "#/$defs/" comes one name, which may have slashes of its own, and then properties.
  constexpr std::string_view kDefs = "#/$defs/";
  std::string name = reference.substr(hash + kDefs.size());
  std::string property;
  if (const std::size_t at = name.find("/properties/"); at != name.npos) {
    property = name.substr(at + 12);
    name.resize(at);
  }
  const json::object& defs = file->second.at("$defs").as_object();
  const json::value* found = defs.if_contains(name);
  if (!found || property.empty()) return found;
  const auto* properties = found->as_object().if_contains("properties");
  return properties ? properties->as_object().if_contains(property) : nullptr;
}

std::vector<std::string> JsonSchemas::complaints(const std::string& reference,
                                                 const json::value& value) const {
  const json::value* schema = find(reference);
  if (!schema) return {"there is no schema " + reference};
  Check check{*this};
  check.value(schema->get_object(), reference.substr(0, reference.find('#')), value, "");
  return check.found;
}

const JsonSchemas& protocol_schemas() {
  static const JsonSchemas all(source_dir() + "/docs/protocol");
  return all;
}

}  // namespace dr
