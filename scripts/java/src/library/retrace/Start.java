// The class that the page calls: it runs the program, and tells of an exception that nobody caught.
package retrace;

import org.teavm.interop.Export;

public final class Start {
    private Start() {
    }

    public static void main(String[] args) {
    }

    /** The last line that ran, for a program that ends without an exception. */
    @Export(name = "line")
    public static int line() {
        return Here.line;
    }

    @Export(name = "run")
    public static void run() {
        try {
            Report.begin();
            begin();
            Entry.main();
            Program.end();
        } catch (Throwable thrown) {
            var line = Program.lineOf(thrown);
            printCauses(thrown);
            Program.end();
            Host.say(thrown.toString());
            Host.failed(line);
        }
    }

    private static void begin() {
        try {
            Entry.begin();
        } catch (Exception thrown) {
            throw Program.inInitialiser(thrown);
        }
    }

    /** The causes of an exception that nobody caught, as Java prints them. */
    private static void printCauses(Throwable thrown) {
        for (var cause = thrown.getCause(); cause != null && cause != thrown; cause = cause.getCause()) {
            Program.err().println("Caused by: " + cause);
        }
    }
}
