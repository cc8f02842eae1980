#include <bits/stdc++.h>
#define rep(i, n) for (int i = 0; i < (n); ++i)
#define pb push_back
#define mp make_pair
using namespace std;
typedef pair<int, int> pii;

int a[9][9];
vector<pii> v;
int R[9], C[9], S[9];

void f(int k) {
    if (k == (int)v.size()) {
        rep(i, 9) {
            rep(j, 9) cout << a[i][j] << " ";
            cout << "\n";
        }
        exit(0);
    }
    int y = v[k].first, x = v[k].second, z = y / 3 * 3 + x / 3;
    rep(i, 9) {
        int bit = 1 << i;
        if ((R[y] | C[x] | S[z]) & bit) continue;
        R[y] |= bit, C[x] |= bit, S[z] |= bit;
        a[y][x] = i + 1;
        f(k + 1);
        a[y][x] = 0;
        R[y] ^= bit, C[x] ^= bit, S[z] ^= bit;
    }
}

int main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);
    rep(i, 9) rep(j, 9) {
        cin >> a[i][j];
        if (a[i][j]) {
            int bit = 1 << (a[i][j] - 1);
            R[i] |= bit, C[j] |= bit, S[i / 3 * 3 + j / 3] |= bit;
        } else
            v.pb(mp(i, j));
    }
    f(0);
}
