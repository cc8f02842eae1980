// What is noticed while a program goes on: `[kind] text` says what is told of a line.
#include <bits/stdc++.h>
using namespace std;

int zero = 0, one = 1;
volatile int x;
enum Colour { red, green };

int main() {
    int a[3] = {};
    x = a[one + 2];                      // [out-of-bounds] [3] of 'int[3]'
    vector<int> v(3);
    x = v[one + 2];                      // [out-of-bounds] vector[] index out of bounds
    x = INT_MAX - zero + one;            // [overflow] 2147483647 + 1 in 'int'
    x = INT_MIN + zero - one;            // [overflow] -2147483648 - 1 in 'int'
    x = (65536 * one) * (65536 * one);   // [overflow] 65536 * 65536 in 'int'
    x = -(INT_MIN + zero);               // [overflow] -(-2147483648) in 'int'
    x = LLONG_MAX - zero + one != 0;     // [overflow] 9223372036854775807 + 1 in 'long long'
    x = one << (32 + zero);              // [shift] 1 by 32 in 'int'
    x = one >> (zero - 1);               // [shift] 1 by -1 in 'int'
    char two = 2 + zero;
    bool b;
    memcpy(&b, &two, 1);
    x = b;                               // [invalid-value] 2 in 'bool'
    int seven = 7 + zero;
    Colour c;
    memcpy(&c, &seven, sizeof c);
    x = c;                               // [invalid-value] 7 in 'Colour'
    x = (int)(1e20 + zero);              // [conversion] 1e+20 to 'int'
    x = (unsigned char)(300.5f + zero);  // [conversion] 300.5 to 'unsigned char'
    int none[zero - 1];                  // [length] -1
    x = sizeof none > 0;
    x = __builtin_clz(zero);             // [builtin] __builtin_clz(0)
    x = __builtin_ctzll(zero);           // [builtin] __builtin_ctz(0)
    ifstream file("input.txt");          // [no-file] input.txt
    puts("end");
}
