#include <iostream>
using namespace std;

int main() {
    int n = 0;
    cin >> n;
    while (true) cout << n << " no solution" << endl;
}
