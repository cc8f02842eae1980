// Everything that a program can reach outside itself: its input, its output, its end and its film.
package retrace;

import org.teavm.interop.Import;

final class Host {
    private Host() {
    }

    /** The next byte of standard input, or -1. */
    @Import(module = "retrace", name = "read")
    static native int read();

    @Import(module = "retrace", name = "print")
    static native void print(int octet);

    @Import(module = "retrace", name = "printError")
    static native void printError(int octet);

    /** Ends the program; does not return. */
    @Import(module = "retrace", name = "exit")
    static native void exit(int code);

    /** A large array of so many bytes is made. Does not return where that is too much. */
    @Import(module = "retrace", name = "makes")
    static native void makes(int bytes);

    /** So many bytes of smaller arrays were made. Does not return where that is too much. */
    @Import(module = "retrace", name = "made")
    static native void made(int bytes);

    /** So many bytes of objects that may hold others like them were made. Does not return where that is too much. */
    @Import(module = "retrace", name = "linked")
    static native void linked(int bytes);

    /** So many bytes are held. Does not return where that is too much. */
    @Import(module = "retrace", name = "holds")
    static native void holds(int bytes);

    /** Whether the stack has room for some more calls: 1, or 0. */
    @Import(module = "retrace", name = "room")
    static native int room();

    /** A character of an exception's text, which is told before its line. */
    @Import(module = "retrace", name = "said")
    private static native void said(int character);

    static void say(String text) {
        for (var at = 0; at < text.length(); at++) {
            said(text.charAt(at));
        }
    }

    /** The program has caught an exception that came from a fault on a line. */
    @Import(module = "retrace", name = "caught")
    static native void caught(int line);

    /** A number overflows on a line, and the program goes on. */
    @Import(module = "retrace", name = "overflows")
    static native void overflows(int line);

    /** The program has failed, on a line. */
    @Import(module = "retrace", name = "failed")
    static native void failed(int line);

    /** The givens by which the board is recognised: row, column and digit of each in turn, then -1. Afterwards come the lines that put digits. */
    @Import(module = "retrace", name = "sign")
    static native int sign();

    /** A word of a report about a container: see container-reports.ts. */
    @Import(module = "retrace", name = "word")
    static native void word(int word);

    /** Ends a report; the result has the same meaning as in vm/report.js. */
    @Import(module = "retrace", name = "told")
    static native int told();

    /** Reports a write to a board; the result is that of `told`. */
    @Import(module = "retrace", name = "wrote")
    static native int wrote(int what, int path, int line, int depth);
}
