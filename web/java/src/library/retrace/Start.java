// The class that the page calls: it runs the program, and tells of an exception that nobody caught.
package retrace;

import org.teavm.interop.Export;

public final class Start {
    /** The class of main is initialised. */
    private static boolean hasBegun;

    private Start() {
    }

    public static void main(String[] args) {
    }

    /** The last line that ran, for a program that ends without an exception. */
    @Export(name = "line")
    public static int line() {
        return Here.line;
    }

    /** Tells the open calls of a program that was ended where it stands. */
    @Export(name = "calls")
    public static void calls() {
        if (Here.teller != null) {
            Here.teller.tell();
        }
    }

    @Export(name = "run")
    public static void run() {
        try {
            Here.begin();
            Report.begin();
            Entry.begin();
            hasBegun = true;
            Entry.main();
            Program.end();
        } catch (Throwable caught) {
            fail(hasBegun || caught instanceof Error ? caught : Program.inInitialiser(caught));
        }
    }

    private static void fail(Throwable thrown) {
        var line = Program.lineOf(thrown);
        var cause = thrown.getCause();
        if (cause != null) {
            Program.err().println("Caused by: " + cause);
        }
        Program.end();
        Host.say(thrown.toString());
        Host.failed(line);
    }
}
