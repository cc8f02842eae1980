#include <iostream>
#include <vector>
using namespace std;

vector<vector<int>> kept;

int main() {
    int n = 0;
    while (cin >> n) kept.push_back(vector<int>(9, n));
    for (;;) {
        vector<int> more(1 << 20, n);
        kept.push_back(more);
    }
}
