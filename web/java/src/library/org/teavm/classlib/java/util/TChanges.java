// Methods of TeaVM's lists and maps that call a program's own code, which Java ends where that code changes the list or the map.
package org.teavm.classlib.java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.teavm.classlib.java.util.function.TUnaryOperator;

final class TChanges {
    private TChanges() {
    }

    static <E> void forEach(TArrayList<E> list, Consumer<? super E> action) {
        TObjects.requireNonNull(action);
        var before = list.modCount;
        var size = list.size();
        for (var at = 0; at < size && list.modCount == before; at++) {
            action.accept(list.get(at));
        }
        check(list.modCount, before);
    }

    static <E> void replaceAll(TArrayList<E> list, TUnaryOperator<E> changed) {
        TObjects.requireNonNull(changed);
        var before = list.modCount;
        var size = list.size();
        for (var at = 0; at < size && list.modCount == before; at++) {
            list.set(at, changed.apply(list.get(at)));
        }
        check(list.modCount, before);
    }

    static <K, V> V computeIfAbsent(TMap<K, V> map, K key, Function<? super K, ? extends V> made) {
        TObjects.requireNonNull(made);
        var value = map.get(key);
        return value != null ? value : put(map, key, () -> made.apply(key));
    }

    static <K, V> V computeIfPresent(TMap<K, V> map, K key, BiFunction<? super K, ? super V, ? extends V> changed) {
        TObjects.requireNonNull(changed);
        var value = map.get(key);
        return value == null ? null : put(map, key, () -> changed.apply(key, value));
    }

    static <K, V> V compute(TMap<K, V> map, K key, BiFunction<? super K, ? super V, ? extends V> changed) {
        TObjects.requireNonNull(changed);
        var value = map.get(key);
        return put(map, key, () -> changed.apply(key, value));
    }

    static <K, V> V merge(TMap<K, V> map, K key, V added, BiFunction<? super V, ? super V, ? extends V> joined) {
        TObjects.requireNonNull(joined);
        TObjects.requireNonNull(added);
        var value = map.get(key);
        return put(map, key, () -> value == null ? added : joined.apply(value, added));
    }

    /** Puts what the program's code makes; null removes the key. */
    private static <K, V> V put(TMap<K, V> map, K key, Supplier<V> made) {
        if (map instanceof THashMap<K, V> hashed && hashed.elementCount > hashed.threshold) {
            hashed.rehash();
        }
        var before = changesOf(map);
        var value = made.get();
        check(changesOf(map), before);
        if (value == null) {
            map.remove(key);
        } else if (map instanceof THashMap<K, V> hashed) {
            putWithoutGrowth(hashed, key, value);
        } else {
            map.put(key, value);
        }
        return value;
    }

    /**
     * Unlike `put`, these methods of Java let a map grow before they add to it and not afterwards, and add an entry before
     * the others of its bucket. Both show in the map's order.
     */
    private static <K, V> void putWithoutGrowth(THashMap<K, V> map, K key, V value) {
        var threshold = map.threshold;
        var count = map.elementCount;
        map.threshold = Integer.MAX_VALUE;
        map.put(key, value);
        map.threshold = threshold;
        if (map.elementCount > count) {
            TElements.lastToFront(map, key);
        }
    }

    private static int changesOf(TMap<?, ?> map) {
        return map instanceof THashMap<?, ?> hashed ? hashed.modCount : 0;
    }

    private static void check(int now, int before) {
        if (now != before) {
            throw new TConcurrentModificationException();
        }
    }
}
