// Methods that TeaVM's java.util.Collections lacks: see Additions.
package retrace.added.util;

import java.util.AbstractQueue;
import java.util.Deque;
import java.util.Iterator;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public final class Collections {
    private Collections() {
    }

    /** Each change of the queue is one of the deque. */
    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new AbstractQueue<>() {
            @Override
            public boolean offer(T element) {
                return deque.offerFirst(element);
            }

            @Override
            public T poll() {
                return deque.pollFirst();
            }

            @Override
            public T peek() {
                return deque.peekFirst();
            }

            @Override
            public Iterator<T> iterator() {
                return deque.iterator();
            }

            @Override
            public int size() {
                return deque.size();
            }
        };
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return new TreeSet<>();
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return new TreeSet<>();
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return new TreeMap<>();
    }

    public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return new TreeMap<>();
    }

    public static <E> SortedSet<E> synchronizedSortedSet(SortedSet<E> set) {
        return set;
    }

    public static <E> NavigableSet<E> synchronizedNavigableSet(NavigableSet<E> set) {
        return set;
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> map) {
        return map;
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> map) {
        return map;
    }
}
