// A plain UCT for two-player Splits in C++, the yardstick of the strongest bot.
//
//   g++ -O2 -std=c++20 -o uct_peer bench/splits/uct_peer.cpp
//   ./uct_peer [iterations [exploration [seed]]]          (300000 0.7 1)
//
// It speaks the line protocol of docs/protocol.md, "Programs as players". UCB1 over all moves, one
// random playout a leaf, a playout ends when a player is unable on turn and equal cells go to the
// larger group (SP-12.5); finished positions give their result again. Tiles are laid where, of six
// places drawn, the outline of the board stays shortest.

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;
using Mask = uint64_t;

static const int DQ[6] = {1, 0, -1, -1, 0, 1}, DR[6] = {0, 1, 1, 0, -1, -1};
static const Cell TILES[3][4] = {{{0, 0}, {1, 0}, {0, 1}, {1, 1}},
                                 {{0, 0}, {1, 0}, {1, -1}, {2, -1}},
                                 {{0, 0}, {0, 1}, {-1, 1}, {-1, 2}}};
static const int DRAWN = 6, SHEEP = 16;

static Mask luck = 1;
static unsigned below(unsigned n) {  // xorshift64*
  luck ^= luck >> 12, luck ^= luck << 25, luck ^= luck >> 27;
  return unsigned(((luck * 2685821657736338717ULL >> 32) * n) >> 32);
}

struct Board {
  std::vector<Cell> cells;
  std::vector<std::vector<std::vector<int>>> rays;
  std::vector<Mask> near;
} board;

struct State {
  Mask occupied = 0, owned[2] = {0, 0};
  unsigned char sheep[64] = {}, stacks[2][17], size[2] = {0, 0}, placed = 0, turn = 0;
  void put(int seat, int cell, int n) {
    occupied |= Mask(1) << cell, owned[seat] |= Mask(1) << cell;
    sheep[cell] = n, stacks[seat][size[seat]++] = cell;
  }
};

struct Move {
  short from, to, sheep;  // a starting stack comes from -1
};

static int stop(const State& s, int cell, int direction) {
  int last = -1;
  for (int other : board.rays[cell][direction]) {
    if (s.occupied >> other & 1) break;
    last = other;
  }
  return last;
}

static int largest_group(Mask cells) {
  int best = 0;
  while (cells) {
    Mask group = cells & -cells, edge = group;
    while (edge) {
      Mask grown = 0;
      for (; edge; edge &= edge - 1) grown |= board.near[__builtin_ctzll(edge)];
      edge = grown & cells & ~group, group |= edge;
    }
    best = std::max(best, __builtin_popcountll(group)), cells &= ~group;
  }
  return best;
}

static bool able(const State& s, int seat) {
  for (int i = 0; i < s.size[seat]; i++)
    if (int c = s.stacks[seat][i]; s.sheep[c] > 1 && board.near[c] & ~s.occupied) return true;
  return false;
}

// The first player's result when the player on turn is unable.
static float result(const State& s) {
  if (s.turn == 1) return 1;
  if (able(s, 1)) return 0;
  int mine = largest_group(s.owned[0]), theirs = largest_group(s.owned[1]);
  return mine > theirs ? 1 : mine < theirs ? 0 : 0.5f;
}

static void make(State& s, Move m) {
  if (m.from < 0) s.placed++;
  else s.sheep[m.from] -= m.sheep;
  s.put(s.turn, m.to, m.sheep), s.turn ^= 1;
}

static std::vector<int> starts;

static std::vector<Move> moves(const State& s) {
  std::vector<Move> found;
  if (s.placed < 2) {
    for (int c : starts)
      if (!(s.occupied >> c & 1)) found.push_back({-1, short(c), SHEEP});
    return found;
  }
  for (int i = 0; i < s.size[s.turn]; i++) {
    int c = s.stacks[s.turn][i];
    for (int d = 0; s.sheep[c] > 1 && d < 6; d++)
      if (int to = stop(s, c, d); to >= 0)
        for (int k = 1; k < s.sheep[c]; k++) found.push_back({short(c), short(to), short(k)});
  }
  return found;
}

static float playout(State s) {
  while (s.placed < 2) {
    int c = starts[below(starts.size())];
    if (!(s.occupied >> c & 1)) make(s, {-1, short(c), SHEEP});
  }
  unsigned char live[2][17];
  int size[2] = {0, 0};
  for (int p = 0; p < 2; p++)
    for (int i = 0; i < s.size[p]; i++)
      if (s.sheep[s.stacks[p][i]] > 1) live[p][size[p]++] = s.stacks[p][i];
  for (;; s.turn ^= 1) {
    int p = s.turn, directions[6], n = 0, at = 0, c = 0;
    while (size[p]) {
      at = below(size[p]), c = live[p][at], n = 0;
      for (int d = 0; d < 6; d++)
        if (!board.rays[c][d].empty() && !(s.occupied >> board.rays[c][d][0] & 1))
          directions[n++] = d;
      if (n) break;
      live[p][at] = live[p][--size[p]];
    }
    if (!size[p]) return result(s);
    int to = stop(s, c, directions[below(n)]), k = 1 + below(s.sheep[c] - 1);
    if ((s.sheep[c] -= k) == 1) live[p][at] = live[p][--size[p]];
    s.put(p, to, k);
    if (k > 1) live[p][size[p]++] = to;
  }
}

struct Node {
  Move move;
  int visits = 0, kids = -1, size = 0;
  float known = -1;
  double worth = 0;  // summed for the first player
};

static Move search(const State& root, long iterations, double exploration) {
  static std::vector<Node> tree;
  tree.assign(1, Node{});
  std::vector<int> path;
  for (long i = 0; i < iterations; i++) {
    State s = root;
    int at = 0;
    float value;
    path.assign(1, 0);
    while (true) {
      if (tree[at].kids < 0 && (tree[at].visits || !at) && tree[at].known < 0) {
        auto found = moves(s);
        if (found.empty()) tree[at].known = result(s);
        tree[at].kids = int(tree.size()), tree[at].size = int(found.size());
        for (Move m : found) tree.push_back(Node{m});
      }
      if (tree[at].known >= 0) { value = tree[at].known; break; }
      if (tree[at].kids < 0) { value = playout(s); break; }
      double best = -1, spread = exploration * std::sqrt(std::log(tree[at].visits + 1.0));
      int first = tree[at].kids, choice = first, untried = 0;
      for (int k = first; k < first + tree[at].size; k++) {
        const Node& kid = tree[k];
        if (!kid.visits) { if (!below(++untried)) choice = k; continue; }
        if (untried) continue;
        double mean = kid.worth / kid.visits, score = s.turn ? 1 - mean : mean;
        if ((score += spread / std::sqrt(double(kid.visits))) > best) best = score, choice = k;
      }
      at = choice, make(s, tree[at].move), path.push_back(at);
    }
    for (int n : path) tree[n].visits++, tree[n].worth += value;
  }
  int best = tree[0].kids;
  for (int k = best; k < tree[0].kids + tree[0].size; k++)
    if (tree[k].visits > tree[best].visits) best = k;
  return tree[best].move;
}

static Cell read_cell(const std::string& name) {
  return {std::atoi(name.c_str()), std::atoi(name.c_str() + name.find(',') + 1)};
}

static void add_tile(std::set<Cell>& pasture, const std::string& name) {
  Cell anchor = read_cell(name);
  for (Cell c : TILES[name.back() - '0'])
    pasture.insert({anchor.first + c.first, anchor.second + c.second});
}

// The strings between a key's opening bracket and the closing one.
static std::vector<std::string> strings(const std::string& line, const std::string& key, char end) {
  std::vector<std::string> found;
  for (size_t at = line.find(key) + key.size(); line[at] != end; at++)
    if (line[at] == '"') {
      size_t close = line.find('"', at + 1);
      found.push_back(line.substr(at + 1, close - at - 1)), at = close;
    }
  return found;
}

static int number(const std::string& line, const std::string& key) {
  return std::atoi(line.c_str() + line.find(key) + key.size());
}

static std::string lay(const std::string& line, const std::set<Cell>& pasture) {
  auto choices = strings(line, "\"choices\":[", ']');
  std::string best;
  for (int drawn = 0, least = 1 << 30; drawn < DRAWN; drawn++) {
    std::string tile = choices[below(choices.size())];
    std::set<Cell> whole = pasture;
    add_tile(whole, tile);
    int outline = 0;
    for (Cell c : whole)
      for (int d = 0; d < 6; d++) outline += !whole.count({c.first + DQ[d], c.second + DR[d]});
    if (outline < least) least = outline, best = tile;
  }
  return best;
}

int main(int count, char** given) {
  long iterations = count > 1 ? std::atol(given[1]) : 300000;
  double exploration = count > 2 ? std::atof(given[2]) : 0.7;
  luck = 0x9E3779B97F4A7C15ULL * Mask(count > 3 ? std::atol(given[3]) : 1);
  auto name = [](int c) {
    return std::to_string(board.cells[c].first) + "," + std::to_string(board.cells[c].second);
  };
  for (std::string line; std::getline(std::cin, line);) {
    std::set<Cell> pasture;
    for (auto& tile : strings(line, "\"tiles\":[", ']')) add_tile(pasture, tile);
    if (line.find("\"action\":\"lay\"") != std::string::npos) {
      std::cout << "{\"action\":\"lay\",\"tile\":\"" << lay(line, pasture) << "\"}" << std::endl;
      continue;
    }
    board.cells.assign(pasture.begin(), pasture.end());
    size_t size = pasture.size();
    std::map<Cell, int> index;
    for (size_t i = 0; i < size; i++) index[board.cells[i]] = int(i);
    board.rays.assign(size, std::vector<std::vector<int>>(6)), board.near.assign(size, 0);
    for (size_t i = 0; i < size; i++)
      for (int d = 0; d < 6; d++) {
        Cell c = board.cells[i];
        while (index.count(c = {c.first + DQ[d], c.second + DR[d]}))
          board.rays[i][d].push_back(index[c]);
        if (!board.rays[i][d].empty()) board.near[i] |= Mask(1) << board.rays[i][d][0];
      }
    State s;
    int first = number(line, "\"first\":");
    for (size_t at = line.find("\"stacks\":{") + 10; line[at] != '}'; at++) {
      size_t open = line.find('[', at), close = line.find(']', open);
      int seat = std::atoi(&line[open + 1]), n = std::atoi(&line[line.find(',', open) + 1]);
      s.put(seat ^ first, index[read_cell(line.substr(line.find('"', at) + 1))], n);
      if (line[at = close + 1] == '}') break;
    }
    s.turn = number(line, "\"turn\":") ^ first;
    if (line.find("\"action\":\"start\"") != std::string::npos) {
      starts.clear();
      for (auto& cell : strings(line, "\"choices\":[", ']'))
        starts.push_back(index[read_cell(cell)]);
      s.placed = s.turn;
      Move m = search(s, iterations, exploration);
      std::cout << "{\"action\":\"start\",\"cell\":\"" << name(m.to) << "\"}" << std::endl;
    } else {
      s.placed = 2;
      Move m = search(s, iterations, exploration);
      std::cout << "{\"action\":\"split\",\"move\":[\"" << name(m.from) << "\",\"" << name(m.to)
                << "\"," << m.sheep << "]}" << std::endl;
    }
  }
}
