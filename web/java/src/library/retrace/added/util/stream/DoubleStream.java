// Methods that TeaVM's java.util.stream.DoubleStream lacks: see Additions. There is one thread, so a stream in parallel is one in turn.
package retrace.added.util.stream;

public final class DoubleStream {
    private DoubleStream() {
    }

    public static java.util.stream.DoubleStream parallel(java.util.stream.DoubleStream stream) {
        return stream;
    }

    public static java.util.stream.DoubleStream sequential(java.util.stream.DoubleStream stream) {
        return stream;
    }
}
