// Methods that TeaVM's java.util.stream.IntStream lacks: see Additions. There is one thread, so a stream in parallel is one in turn.
package retrace.added.util.stream;

public final class IntStream {
    private IntStream() {
    }

    public static java.util.stream.IntStream parallel(java.util.stream.IntStream stream) {
        return stream;
    }

    public static java.util.stream.IntStream sequential(java.util.stream.IntStream stream) {
        return stream;
    }
}
