#include <bitset>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

int board[9][9];

// What the library throws tells what is no digit, and what is outside.
int digit_of(const string& text) {
    try {
        return stoi(text);
    } catch (const invalid_argument&) {
        return 0;
    }
}

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

void solve(int n) {
    while (n < 81 && board[n / 9][n % 9]) n++;
    if (n == 81) stoi("solved");
    for (int d = 1; d <= 9; d++) {
        if (!ok(n / 9, n % 9, d)) continue;
        board[n / 9][n % 9] = d;
        solve(n + 1);
        board[n / 9][n % 9] = 0;
    }
}

template <class What>
string thrown_by(What what) {
    try {
        what();
    } catch (const invalid_argument&) {
        return "invalid";
    } catch (const out_of_range&) {
        return "range";
    } catch (const overflow_error&) {
        return "overflow";
    } catch (const length_error&) {
        return "length";
    } catch (const ios_base::failure&) {
        return "failure";
    } catch (const exception&) {
        return "other";
    }
    return "nothing";
}

int main() {
    for (auto& row : board)
        for (int& x : row) {
            string word;
            cin >> word;
            x = digit_of(word == "0" ? "." : word);
        }
    try {
        solve(0);
        cout << "no solution";
    } catch (const logic_error&) {
        for (auto& row : board) {
            for (int x : row) cout << x << ' ';
            cout << '\n';
        }
    }
    string text = "12345";
    map<int, int> counts;
    vector<int> few(3);
    size_t far = text.size() + board[0][0];
    string thrown;
    const auto note = [&](const string& kind) { thrown += kind + ' '; };
    note(thrown_by([&] { text.substr(far); }));
    note(thrown_by([&] { text.at(far); }));
    note(thrown_by([&] { text.erase(far); }));
    note(thrown_by([&] { text.insert(far, "x"); }));
    note(thrown_by([&] { counts.at(5); }));
    note(thrown_by([&] { few.at(far); }));
    note(thrown_by([&] { stol("x"); }));
    note(thrown_by([&] { stoi("99999999999"); }));
    note(thrown_by([&] { stod("?"); }));
    note(thrown_by([&] { stoll(""); }));
    note(thrown_by([&] { text.resize(text.max_size() + 1); }));
    note(thrown_by([&] { few.reserve(few.max_size() + 1); }));
    note(thrown_by([&] { bitset<128>().set(100).to_ulong(); }));
    note(thrown_by([&] { bitset<8>(string("12")); }));
    note(thrown_by([&] {
        istringstream words("x");
        words.exceptions(ios::failbit);
        int n;
        words >> n;
    }));
    if (thrown != "range range range range range range invalid range invalid invalid length length overflow invalid failure ")
        cout << thrown;
}
