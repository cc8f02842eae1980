// The compiler puts another in its place, which calls the program's main.
package retrace;

final class Entry {
    private Entry() {
    }

    static void main() {
    }
}
