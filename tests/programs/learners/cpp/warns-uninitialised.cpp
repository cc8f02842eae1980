#include <iostream>
using namespace std;

int main() {
    int sum;
    int x;
    for (int i = 0; i < 81; i++) {
        cin >> x;
        if (x == 0) continue;
        cout << x;
    }
    cout << endl;
    if (x > 9) sum = 1;
    return sum > 5 ? 0 : 0;
}
