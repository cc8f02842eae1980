// A queue by priority, as a JDK keeps it: of elements that are equal to the order, the same one comes first.
package org.teavm.classlib.java.util;

import java.util.ConcurrentModificationException;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import org.teavm.classlib.java.io.TSerializable;
import retrace.Kinds;
import retrace.Memory;

public class TPriorityQueue<E> extends TAbstractQueue<E> implements TSerializable {
    private static final int REFERENCE_BYTES = 20;

    private Object[] heap;
    private final TComparator<? super E> order;
    private int size;
    private int changes;

    public TPriorityQueue() {
        this(11, null);
    }

    public TPriorityQueue(int capacity) {
        this(capacity, null);
    }

    public TPriorityQueue(TComparator<? super E> order) {
        this(11, order);
    }

    public TPriorityQueue(int capacity, TComparator<? super E> order) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        heap = new Object[capacity];
        this.order = order;
    }

    @SuppressWarnings("unchecked")
    public TPriorityQueue(TCollection<? extends E> elements) {
        this(Math.max(1, elements.size()), orderOf((TCollection<E>) elements));
        fill(elements);
    }

    public TPriorityQueue(TPriorityQueue<? extends E> elements) {
        this((TCollection<? extends E>) elements);
    }

    public TPriorityQueue(TSortedSet<? extends E> elements) {
        this((TCollection<? extends E>) elements);
    }

    private static <E> TComparator<? super E> orderOf(TCollection<E> elements) {
        if (elements instanceof TSortedSet<E> set) {
            return set.comparator();
        }
        return elements instanceof TPriorityQueue<E> queue ? queue.comparator() : null;
    }

    private void fill(TCollection<? extends E> elements) {
        for (var each = elements.iterator(); each.hasNext();) {
            heap[size++] = checked(each.next());
        }
        if (!(elements instanceof TSortedSet || elements instanceof TPriorityQueue)) {
            heapify();
        }
    }

    private static <T> T checked(T element) {
        if (element == null) {
            throw new NullPointerException();
        }
        return element;
    }

    private void heapify() {
        for (var at = (size >>> 1) - 1; at >= 0; at--) {
            sink(at, heap[at]);
        }
    }

    @SuppressWarnings("unchecked")
    private int compare(Object one, Object other) {
        if (order != null) {
            return order.compare((E) one, (E) other);
        }
        return comparable(one).compareTo(other);
    }

    @SuppressWarnings("unchecked")
    private static Comparable<Object> comparable(Object element) {
        if (element instanceof Comparable<?> one) {
            return (Comparable<Object>) one;
        }
        throw Kinds.cast(element, "java.lang.Comparable");
    }

    private void rise(int from, Object element) {
        var at = from;
        while (at > 0 && compare(element, heap[at - 1 >>> 1]) < 0) {
            heap[at] = heap[at - 1 >>> 1];
            at = at - 1 >>> 1;
        }
        heap[at] = element;
    }

    private void sink(int from, Object element) {
        var at = from;
        while (at < size >>> 1) {
            var child = 2 * at + 1;
            if (child + 1 < size && compare(heap[child], heap[child + 1]) > 0) {
                child++;
            }
            if (compare(element, heap[child]) <= 0) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = element;
    }

    /** Gives the element that took the place of one before it, and so was not visited yet by who goes along; null for none. */
    private Object removeAt(int at) {
        changes++;
        var moved = heap[--size];
        heap[size] = null;
        if (size == at) {
            return null;
        }
        sink(at, moved);
        if (heap[at] != moved) {
            return null;
        }
        rise(at, moved);
        return heap[at] == moved ? null : moved;
    }

    public TComparator<? super E> comparator() {
        return order;
    }

    @Override
    public boolean offer(E element) {
        checked(element);
        if (order == null) {
            comparable(element);
        }
        changes++;
        if (size == heap.length) {
            var length = heap.length + (heap.length < 64 ? heap.length + 2 : heap.length >> 1);
            Memory.grows(length, REFERENCE_BYTES);
            var larger = new Object[length];
            System.arraycopy(heap, 0, larger, 0, size);
            heap = larger;
        }
        size++;
        rise(size - 1, element);
        return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E poll() {
        var first = (E) heap[0];
        if (size > 0) {
            removeAt(0);
        }
        return first;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) heap[0];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void clear() {
        changes++;
        while (size > 0) {
            heap[--size] = null;
        }
    }

    private int indexOf(Object element) {
        for (var at = 0; element != null && at < size; at++) {
            if (element.equals(heap[at])) {
                return at;
            }
        }
        return -1;
    }

    @Override
    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    @Override
    public boolean remove(Object element) {
        var at = indexOf(element);
        if (at >= 0) {
            removeAt(at);
        }
        return at >= 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> isGone) {
        var kept = 0;
        var before = size;
        for (var at = 0; at < before; at++) {
            if (!isGone.test((E) heap[at])) {
                heap[kept++] = heap[at];
            }
        }
        while (size > kept) {
            heap[--size] = null;
        }
        if (size < before) {
            changes++;
            heapify();
        }
        return size < before;
    }

    @Override
    public boolean removeAll(TCollection<?> others) {
        return removeIf(others::contains);
    }

    @Override
    public boolean retainAll(TCollection<?> others) {
        return removeIf(each -> !others.contains(each));
    }

    @Override
    public TIterator<E> iterator() {
        return new Elements();
    }

    private final class Elements implements TIterator<E> {
        private int next;
        private int last = -1;
        /** An element that a removal moved before the place that comes next. */
        private Object lastMoved;
        private TArrayDeque<Object> moved = new TArrayDeque<>();
        private int known = changes;

        @Override
        public boolean hasNext() {
            return next < size || !moved.isEmpty();
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            check();
            if (next < size) {
                last = next++;
                return (E) heap[last];
            }
            last = -1;
            lastMoved = moved.poll();
            if (lastMoved == null) {
                throw new NoSuchElementException();
            }
            return (E) lastMoved;
        }

        @Override
        public void remove() {
            check();
            if (last >= 0) {
                var before = removeAt(last);
                if (before == null) {
                    next--;
                } else {
                    moved.add(before);
                }
            } else if (lastMoved != null) {
                removeSame(lastMoved);
            } else {
                throw new IllegalStateException();
            }
            last = -1;
            lastMoved = null;
            known = changes;
        }

        private void check() {
            if (known != changes) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private void removeSame(Object element) {
        for (var at = 0; at < size; at++) {
            if (heap[at] == element) {
                removeAt(at);
                return;
            }
        }
    }
}
