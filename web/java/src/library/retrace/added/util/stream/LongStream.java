// Methods that TeaVM's java.util.stream.LongStream lacks: see Additions. There is one thread, so a stream in parallel is one in turn.
package retrace.added.util.stream;

public final class LongStream {
    private LongStream() {
    }

    public static java.util.stream.LongStream parallel(java.util.stream.LongStream stream) {
        return stream;
    }

    public static java.util.stream.LongStream sequential(java.util.stream.LongStream stream) {
        return stream;
    }
}
