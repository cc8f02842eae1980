// The place where the program is: the line that runs, and the number of calls that are open.
// The class has no initialiser, as a program would ask at each use whether that has run.
package retrace;

public final class Here {
    /** The line that runs. Volatile, since TeaVM would otherwise leave out a store before a call that throws. */
    public static volatile int line;
    /** Of the depth, in the units of room that the translator counts. */
    private static final int ROOM = 1 << 16;
    /** The room between two looks at the stack, which the page leaves for calls of the library, too. */
    private static final int STEP = 200 * ROOM;
    /** So much room the stack has in every browser. */
    private static final int FREE = 2000 * ROOM;
    /** No stack has so much, and the depth is no larger number. */
    private static final int MOST = 32_000 * ROOM;
    private static final int MOST_CALLS = 65_000;
    /** The calls that are open, and in the upper half the room that they take: a stack is full after few calls with many variables. */
    public static int depth;
    /** The depth of calls for which the stack is known to have room; a call that returns comes back to what was known before. */
    public static int roomy;
    /** Whether the film still needs reports of stores. */
    public static boolean isFilmed;
    /** The row that was read last from a list of rows, where the film needs to know that. */
    static Object lastRow;
    /** Null in a program that was not translated to tell its calls. */
    static Teller teller;

    private Here() {
    }

    static void begin() {
        roomy = FREE;
    }

    /** The number of calls that are open. */
    static int calls() {
        return depth & ROOM - 1;
    }

    /** Java lets a program catch a full stack, but WebAssembly ends it: so the room is checked before. */
    public static void goDeeper() {
        if (depth > MOST || calls() > MOST_CALLS || Host.room() == 0) {
            throw new StackOverflowError();
        }
        roomy = depth + STEP;
    }

    /** The program goes on in a call at this depth, after calls within it that did not return. */
    static void comeBack(int deep) {
        depth = deep;
        // Calls that go on from here may need more room than those that went as deep before.
        roomy = Math.max(FREE, deep);
    }
}
