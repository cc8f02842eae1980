// The running program: its streams, and the exceptions that it catches.
package retrace;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

public final class Program {
    /** The exception that was caught last, and the line that it came from. */
    private static Throwable thrown;
    private static int thrownOn;
    private static InputStream input = new Input();
    private static PrintStream output = new PrintStream(new Output(false));
    private static PrintStream errors = new PrintStream(new Output(true));

    private Program() {
    }

    /** The program has caught an exception in a method at this depth. */
    public static void caught(Throwable caught, int deep) {
        passed(caught, deep);
        var isFault = caught instanceof IndexOutOfBoundsException || caught instanceof NullPointerException
                || caught instanceof ArithmeticException || caught instanceof ClassCastException
                || caught instanceof NegativeArraySizeException || caught instanceof ArrayStoreException;
        if (isFault) {
            tell(caught);
        }
    }

    /** A handler at this depth has nothing to do but to catch. Programs end a search like that, with exceptions that they made for it. */
    public static void swallowed(Throwable caught, int deep) {
        passed(caught, deep);
        var kind = caught.getClass();
        var isForStop = kind == RuntimeException.class || kind == Exception.class || kind == Error.class
                || kind == Throwable.class || caught instanceof StackOverflowError;
        if (!isForStop && kind.getName().startsWith("java.")) {
            tell(caught);
        }
    }

    private static void tell(Throwable caught) {
        Host.say(caught.toString());
        Host.caught(thrownOn);
    }

    /** An exception has passed through a `finally` or another handler that throws it again. */
    public static void passed(Throwable passed, int deep) {
        Here.comeBack(deep);
        if (passed != thrown) {
            thrown = passed;
            thrownOn = Here.line;
        }
    }

    /** The initialiser of main's class has ended with an exception. */
    static Error inInitialiser(Throwable caught) {
        var error = new ExceptionInInitializerError(caught);
        thrownOn = lineOf(caught);
        thrown = error;
        return error;
    }

    /** The line that an exception came from. */
    static int lineOf(Throwable uncaught) {
        return uncaught == thrown ? thrownOn : Here.line;
    }

    public static InputStream in() {
        return input;
    }

    public static PrintStream out() {
        return output;
    }

    public static PrintStream err() {
        return errors;
    }

    public static void setIn(InputStream stream) {
        input = stream;
    }

    public static void setOut(PrintStream stream) {
        output = stream;
    }

    public static void setErr(PrintStream stream) {
        errors = stream;
    }

    public static void exit(int code) {
        end();
        Host.exit(code);
    }

    public static void exit(Runtime runtime, int code) {
        exit(code);
    }

    public static void halt(Runtime runtime, int code) {
        Host.exit(code);
    }

    public static int availableProcessors(Runtime runtime) {
        return 1;
    }

    /** The memory that a judge grants; nothing tells how much of it is free. */
    public static long maxMemory(Runtime runtime) {
        return 256L << 20;
    }

    public static long totalMemory(Runtime runtime) {
        return 256L << 20;
    }

    public static long freeMemory(Runtime runtime) {
        return 240L << 20;
    }

    /** Java runs no assertion unless it is told to. */
    public static boolean desiredAssertionStatus(Class<?> ofClass) {
        return false;
    }

    public static void gc(Runtime runtime) {
    }

    /** There is one thread, so no other thread waits. */
    public static void notify(Object lock) {
    }

    public static void notifyAll(Object lock) {
    }

    static void end() {
        output.flush();
        errors.flush();
    }

    private static final class Input extends InputStream {
        private boolean isClosed;

        @Override
        public int read() throws IOException {
            requireOpen();
            return Host.read();
        }

        @Override
        public void close() {
            isClosed = true;
        }

        private void requireOpen() throws IOException {
            if (isClosed) {
                throw new IOException("Stream closed");
            }
        }

        @Override
        public int read(byte[] bytes, int start, int length) throws IOException {
            requireOpen();
            if (length == 0) {
                return 0;
            }
            var at = 0;
            while (at < length) {
                var octet = Host.read();
                if (octet < 0) {
                    break;
                }
                bytes[start + at++] = (byte) octet;
            }
            return at == 0 ? -1 : at;
        }
    }

    private static final class Output extends OutputStream {
        private final boolean isError;

        Output(boolean isError) {
            this.isError = isError;
        }

        @Override
        public void write(int octet) {
            if (isError) {
                Host.printError(octet & 0xFF);
            } else {
                Host.print(octet & 0xFF);
            }
        }
    }
}
