// Texts of exceptions that TeaVM's library makes without one: see FaultTable.
package retrace;

import java.util.HashSet;
import java.util.List;
import java.util.Map;

final class FaultTexts {
    private FaultTexts() {
    }

    static String quoted(String text) {
        return "For input string: \"" + text + "\"";
    }

    static String input(String text) {
        return text.isBlank() ? "empty String" : quoted(text.trim());
    }

    static String encoding(String name) {
        return name + " is not available here";
    }

    static String encoding(byte[] bytes, String name) {
        return encoding(name);
    }

    static String character(int index) {
        return "String index out of range: " + index;
    }

    static String copies(int count) {
        return "count is negative: " + count;
    }

    static String index(int index) {
        return "Index: " + index;
    }

    static String outside(int index, int length) {
        return "Index " + index + " out of bounds for length " + length;
    }

    static String outsideRange(int from, int to, int length) {
        return "Range [" + from + ", " + to + ") out of bounds for length " + length;
    }

    static String outsideCount(int from, int count, int length) {
        return outsideRange(from, 0, length).replace(", 0)", ", " + from + " + " + count + ")");
    }

    static String outside(List<?> list, int index) {
        return outside(index, list.size());
    }

    static String indexAndSize(List<?> list, int index) {
        return "Index: " + index + " Size: " + list.size();
    }

    static String place(List<?> list, int index) {
        return "Index: " + index + ", Size: " + list.size();
    }

    static String lengthOfList(int length) {
        return "List length = " + length;
    }

    static String capacity(int capacity) {
        return "Illegal Capacity: " + capacity;
    }

    static String initialCapacity(int capacity) {
        return "Illegal initial capacity: " + capacity;
    }

    static String initialCapacity(int capacity, float load) {
        return capacity < 0 ? initialCapacity(capacity) : "Illegal load factor: " + load;
    }

    static String duplicateKey(Object key) {
        return "duplicate key: " + key;
    }

    static String duplicateKey(Map.Entry<?, ?>[] entries) {
        var keys = new HashSet<Object>();
        for (var each : entries) {
            if (!keys.add(each.getKey())) {
                return duplicateKey(each.getKey());
            }
        }
        return null;
    }

    static String duplicateElement(Object element) {
        return "duplicate element: " + element;
    }

    static String duplicateElement(Object[] elements) {
        var before = new HashSet<Object>();
        for (var each : elements) {
            if (!before.add(each)) {
                return duplicateElement(each);
            }
        }
        return null;
    }

    static String bits(int count) {
        return "nbits < 0: " + count;
    }

    static String bit(int index) {
        return "bitIndex < 0: " + index;
    }

    static String bits(int from, int to) {
        return from < 0 ? "fromIndex < 0: " + from : to < 0 ? "toIndex < 0: " + to : "fromIndex: " + from + " > toIndex: " + to;
    }
}
