// The place where the program is: the line that runs, and the number of calls that are open.
// The class has no initialiser, as a program would ask at each use whether that has run.
package retrace;

public final class Here {
    /** The line that runs. Volatile, since TeaVM would otherwise leave out a store before a call that throws. */
    public static volatile int line;
    /** The calls between two looks at the stack, which the page leaves room for. */
    private static final int STEP = 16;
    public static int depth;
    /** The depth of calls for which the stack is known to have room. */
    public static int roomy;
    /** Whether the film still needs reports of stores. */
    public static boolean isFilmed;
    /** The row that was read last from a list of rows, where the film needs to know that. */
    static Object lastRow;
    /** Null in a program that was not translated to tell its calls. */
    static Teller teller;

    private Here() {
    }

    /** Java lets a program catch a full stack, but WebAssembly ends it: so the room is checked before. */
    public static void goDeeper() {
        if (Host.room() == 0) {
            throw new StackOverflowError();
        }
        roomy = depth + STEP;
    }
}
