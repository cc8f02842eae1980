#include <iostream>
#include <string>
using namespace std;

const int items = 1024, most = 1 + items + 4096 * 4;
int left_of[most], right_of[most], up[most], down[most], item_of[most], option_of[most];
int length[items + 1], first_node[4096], nodes;
bool covered[items + 1];
string board[16];

void cover(int item) {
    covered[item] = true;
    right_of[left_of[item]] = right_of[item];
    left_of[right_of[item]] = left_of[item];
    for (int i = down[item]; i != item; i = down[i]) {
        for (int j = right_of[i]; j != i; j = right_of[j]) {
            up[down[j]] = up[j];
            down[up[j]] = down[j];
            length[item_of[j]]--;
        }
    }
}

void uncover(int item) {
    for (int i = up[item]; i != item; i = up[i]) {
        for (int j = left_of[i]; j != i; j = left_of[j]) {
            length[item_of[j]]++;
            up[down[j]] = j;
            down[up[j]] = j;
        }
    }
    left_of[right_of[item]] = item;
    right_of[left_of[item]] = item;
    covered[item] = false;
}

void set_up() {
    for (int item = 0; item <= items; item++) {
        left_of[item] = item == 0 ? items : item - 1;
        right_of[item] = item == items ? 0 : item + 1;
        up[item] = down[item] = item;
        length[item] = 0;
        covered[item] = false;
    }
    nodes = items + 1;
    for (int option = 0; option < 4096; option++) {
        int row = option / 256, column = option / 16 % 16, letter = option % 16;
        int box = row / 4 * 4 + column / 4;
        int of[4] = {row * 16 + column, 256 + row * 16 + letter, 512 + column * 16 + letter,
                     768 + box * 16 + letter};
        first_node[option] = nodes;
        for (int i = 0; i < 4; i++) {
            int node = nodes++, item = of[i] + 1;
            item_of[node] = item;
            option_of[node] = option;
            up[node] = up[item];
            down[node] = item;
            down[up[item]] = node;
            up[item] = node;
            length[item]++;
            left_of[node] = i == 0 ? node + 3 : node - 1;
            right_of[node] = i == 3 ? node - 3 : node + 1;
        }
    }
}

void take(int option) {
    for (int i = 0; i < 4; i++) {
        int item = item_of[first_node[option] + i];
        if (!covered[item]) cover(item);
    }
}

bool solve() {
    if (right_of[0] == 0) return true;
    int best = right_of[0];
    for (int item = best; item != 0; item = right_of[item]) {
        if (length[item] < length[best]) best = item;
    }
    cover(best);
    for (int i = down[best]; i != best; i = down[i]) {
        int option = option_of[i];
        board[option / 256][option / 16 % 16] = 'A' + option % 16;
        for (int j = right_of[i]; j != i; j = right_of[j]) cover(item_of[j]);
        if (solve()) return true;
        for (int j = left_of[i]; j != i; j = left_of[j]) uncover(item_of[j]);
        board[option / 256][option / 16 % 16] = '-';
    }
    uncover(best);
    return false;
}

int main() {
    for (int count = 0; cin >> board[0]; count++) {
        for (int row = 1; row < 16; row++) cin >> board[row];
        set_up();
        for (int cell = 0; cell < 256; cell++) {
            char letter = board[cell / 16][cell % 16];
            if (letter != '-') take(cell * 16 + letter - 'A');
        }
        solve();
        if (count > 0) cout << '\n';
        for (const string& row : board) cout << row << '\n';
    }
}
