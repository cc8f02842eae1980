// Methods that TeaVM's java.util.Collection lacks: see Additions. There is one thread, so a stream in parallel is one in turn.
package retrace.added.util;

import java.util.stream.Stream;

public final class Collection {
    private Collection() {
    }

    public static <E> Stream<E> parallelStream(java.util.Collection<E> elements) {
        return elements.stream();
    }
}
