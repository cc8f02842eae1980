// Stands for the class that the translator makes for each program, which calls the program's main.
package retrace;

final class Entry {
    private Entry() {
    }

    static void begin() {
    }

    static void main() {
    }
}
