// A part of a sorted set; unlike one of a map's keys, it takes new elements.
package org.teavm.classlib.java.util;

final class TPart<E> extends TTreeMap.NavigableKeySet<E, Object> {
    private final TNavigableMap<E, Object> map;

    private TPart(TNavigableMap<E, Object> map) {
        super(map);
        this.map = map;
    }

    static <E> TNavigableSet<E> of(TNavigableMap<E, Object> map) {
        return new TPart<>(map);
    }

    @Override
    public boolean add(E element) {
        return map.put(element, Boolean.TRUE) == null;
    }

    @Override
    public TNavigableSet<E> subSet(E from, boolean isFirst, E to, boolean isLast) {
        return of(map.subMap(from, isFirst, to, isLast));
    }

    @Override
    public TNavigableSet<E> headSet(E to, boolean isLast) {
        return of(map.headMap(to, isLast));
    }

    @Override
    public TNavigableSet<E> tailSet(E from, boolean isFirst) {
        return of(map.tailMap(from, isFirst));
    }

    @Override
    public TNavigableSet<E> descendingSet() {
        return of(map.descendingMap());
    }

    @Override
    public TSortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    @Override
    public TSortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    @Override
    public TSortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
