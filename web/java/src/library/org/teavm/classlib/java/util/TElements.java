// Parts of TeaVM's lists and maps as Java has them: the texts of their exceptions, and the order of a map's entries.
package org.teavm.classlib.java.util;

import java.util.NoSuchElementException;

final class TElements {
    private TElements() {
    }

    /** The list of List.of(), whose exceptions are those of longer ones. */
    static <E> TList<E> none() {
        return new TTemplateCollections.ImmutableArrayList<>();
    }

    /** A list of List.of is not asked for null. */
    static void searched(Object elements, Object value) {
        if (value == null && elements instanceof TTemplateCollections.AbstractImmutableList) {
            throw new NullPointerException();
        }
    }

    static void check(int index, int size) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
    }

    static void checkForAdd(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    static void checkNext(int index, int size) {
        if (index >= size) {
            throw new NoSuchElementException();
        }
    }

    static int hashOf(Object key) {
        var hash = key.hashCode();
        return hash ^ hash >>> 16;
    }

    /** Adds an entry behind the others of its bucket. */
    static <K, V> THashMap.HashEntry<K, V> added(THashMap<K, V> map, K key, int place, int hash) {
        var entry = new THashMap.HashEntry<K, V>(key, hash);
        append(map.elementData, place, entry);
        return entry;
    }

    private static <K, V> void append(THashMap.HashEntry<K, V>[] places, int place, THashMap.HashEntry<K, V> entry) {
        var last = places[place];
        if (last == null) {
            places[place] = entry;
            return;
        }
        while (last.next != null) {
            last = last.next;
        }
        last.next = entry;
    }

    /** Moves the last entry of the key's bucket before the others. */
    static <K, V> void lastToFront(THashMap<K, V> map, K key) {
        var places = map.elementData;
        var place = key == null ? 0 : hashOf(key) & places.length - 1;
        var first = places[place];
        if (first.next == null) {
            return;
        }
        var before = first;
        while (before.next.next != null) {
            before = before.next;
        }
        var last = before.next;
        before.next = null;
        last.next = first;
        places[place] = last;
    }

    /** Doubles the buckets; the entries of a bucket keep their order. */
    static <K, V> void grow(THashMap<K, V> map, int length) {
        var least = Math.max(1, length << 1);
        var count = Integer.highestOneBit(least);
        var places = map.newElementArray(count < least ? count << 1 : count);
        for (var first : map.elementData) {
            for (var entry = first; entry != null;) {
                var next = entry.next;
                entry.next = null;
                append(places, entry.origKeyHash & places.length - 1, entry);
                entry = next;
            }
        }
        map.elementData = places;
        map.threshold = (int) (places.length * map.loadFactor);
    }
}
