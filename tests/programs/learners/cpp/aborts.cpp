#include <cassert>
#include <iostream>
using namespace std;

int main() {
    int x, sum = 0;
    for (int i = 0; i < 81; i++) cin >> x, sum += x;
    assert(sum == 405);
    cout << sum << endl;
}
