// Remembers the list that holds each row, for rows that were stored lately.
package retrace;

final class Parents {
    private static final int ROOM = 1 << 12;

    private final Object[] rows = new Object[ROOM];
    private final Object[] lists = new Object[ROOM];
    private final int[] indices = new int[ROOM];

    void put(Object row, Object list, int index) {
        var slot = slotOf(row);
        rows[slot] = row;
        lists[slot] = list;
        indices[slot] = index;
    }

    /** Null where no list is known, or the row is no longer in it. */
    Object of(Object row) {
        var slot = slotOf(row);
        if (rows[slot] != row) {
            return null;
        }
        return Digits.rowOf(lists[slot], indices[slot]) == row ? lists[slot] : null;
    }

    int indexOf(Object row) {
        return indices[slotOf(row)];
    }

    private static int slotOf(Object row) {
        var hash = System.identityHashCode(row);
        return (hash ^ hash >>> 12) & ROOM - 1;
    }
}
