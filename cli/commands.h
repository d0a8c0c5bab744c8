// The commands of the program. Each function adds one to the command line; when it is chosen it runs
// and leaves its exit status in `rc`, as program.h has it.
#pragma once

namespace CLI {
class App;
}

namespace dr {

void add_play_command(CLI::App& app, int& rc);     // play_cmd.cc
void add_serve_command(CLI::App& app, int& rc);    // serve_cmd.cc
void add_bots_command(CLI::App& app, int& rc);     // bots_cmd.cc
void add_load_command(CLI::App& app, int& rc);     // load_cmd.cc
void add_admin_command(CLI::App& app, int& rc);    // admin_cmd.cc
void add_replay_command(CLI::App& app, int& rc);   // replay_cmd.cc
void add_verify_command(CLI::App& app, int& rc);   // verify_cmd.cc
void add_review_command(CLI::App& app, int& rc);   // review_cmd.cc
void add_study_command(CLI::App& app, int& rc);    // study_cmd.cc
void add_sim_command(CLI::App& app, int& rc);      // sim_cmd.cc
void add_arena_command(CLI::App& app, int& rc);    // arena_cmd.cc
void add_balance_command(CLI::App& app, int& rc);  // balance_cmd.cc
void add_train_command(CLI::App& app, int& rc);    // train_cmd.cc
void add_merge_command(CLI::App& app, int& rc);    // shard_options.cc
void add_bench_command(CLI::App& app, int& rc);    // bench_cmd.cc
void add_content_command(CLI::App& app, int& rc);  // content_cmd.cc
void add_rules_command(CLI::App& app, int& rc);    // coverage_cmd.cc
// To describe them all: after all others.
void add_manual_command(CLI::App& app, int& rc);      // manual_cmd.cc
void add_completion_command(CLI::App& app, int& rc);  // completion_cmd.cc

}  // namespace dr
