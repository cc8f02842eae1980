#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    int x;
    cin >> x;
    cout << "none" << endl;
    exit(3);
}
