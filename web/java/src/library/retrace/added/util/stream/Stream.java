// Methods that TeaVM's java.util.stream.Stream lacks: see Additions.
package retrace.added.util.stream;

public final class Stream {
    private Stream() {
    }

    public static <T> java.util.stream.Stream<T> ofNullable(T element) {
        return element == null ? java.util.stream.Stream.empty() : java.util.stream.Stream.of(element);
    }
}
