// The first element of a stream, which may not be null.
package org.teavm.classlib.java.util.stream.impl;

import java.util.Optional;
import java.util.function.Predicate;

final class TFirst<T> implements Predicate<T> {
    private boolean isFound;
    private T element;

    private TFirst() {
    }

    static <T> Optional<T> of(TSimpleStreamImpl<T> stream) {
        var first = new TFirst<T>();
        while (!first.isFound && stream.next(first)) {
        }
        return found(first.element, first.isFound);
    }

    /** What a stream gives at its end; null is no element. */
    static <T> Optional<T> found(T element, boolean isFound) {
        return isFound ? Optional.of(element) : Optional.empty();
    }

    @Override
    public boolean test(T given) {
        isFound = true;
        element = given;
        return false;
    }
}
