// What ends a program: it does what its input asks for, and `[crash] text` says what is told of a line.
#include <bits/stdc++.h>
using namespace std;

int zero = 0, one = 1;
volatile int x;
int* p;
const char* text;
struct Node {
    int digit;
    Node* next;
    double more[8];
} head;
int falls_off(int n) {  // [no-return]
    if (n > 5) return n;
}
int deeper(int n) {
    return n == -5 ? n : deeper(n + 1) + x;  // [stack-overflow]
}

int main() {
    int asked = 0;
    scanf("%d", &asked);
    puts("begins");
    switch (asked) {
        case 1: x = one / zero; break;             // [division] 1 / 0
        case 2: x = one % zero; break;             // [division] 1 / 0
        case 3: x = (INT_MIN + zero) / (zero - 1); break;  // [division] -2147483648 / -1
        case 4: x = 5ll / zero; break;             // [division] 5 / 0
        case 5: x = falls_off(one); break;
        case 6: __builtin_unreachable(); break;    // [unreachable]
        case 7: abort(); break;                    // [aborted]
        case 8: assert(asked == 2); break;         // [assertion] asked == 2
        case 9: *p = x; break;                     // [null-pointer]
        case 10: x = *p; break;                    // [null-pointer]
        case 11: x = p[5]; break;                  // [null-pointer]
        case 12: *(volatile int*)nullptr = 1; break;  // [null-pointer]
        case 13: head.next->more[one] = 2; break;  // [null-pointer]
        case 14: x = head.next->digit; break;      // [null-pointer]
        case 15: x = strlen(text); break;          // [null-pointer]
        case 16: memset(p, 1, 40); break;          // [null-pointer]
        case 17: memcpy(p, &one, 4); break;          // [null-pointer]
        case 18: *(volatile int*)0xfffffff0 = 1; break;  // [outside-memory]
        case 19: x = deeper(0); break;
    }
    puts("ends");
}
