// Checks of classes as Java makes them, with Java's words: casts, and elements that an array of another class cannot hold.
package retrace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.PriorityQueue;
import java.util.Vector;

public final class Kinds {
    /** The classes of the array and of the element that were stored last: most stores are of the same. */
    private static Class<?> lastArray;
    private static Class<?> lastElement;

    private Kinds() {
    }

    static void checkStored(Object[] array, Object value) {
        if (value == null) {
            return;
        }
        var kind = array.getClass();
        var element = value.getClass();
        if (kind == lastArray && element == lastElement) {
            return;
        }
        if (!kind.getComponentType().isInstance(value)) {
            throw new ArrayStoreException(element.getName());
        }
        lastArray = kind;
        lastElement = element;
    }

    /** Whether elements of one array may go to another at all. */
    static void checkCopied(Object from, Object to) {
        checkArray(from, "source");
        checkArray(to, "destination");
        var one = from.getClass().getComponentType();
        var other = to.getClass().getComponentType();
        if (one != other && (one.isPrimitive() || other.isPrimitive())) {
            throw new ArrayStoreException("arraycopy: type mismatch: can not copy " + shown(one) + " into " + shown(other));
        }
    }

    private static String shown(Class<?> element) {
        return element.isPrimitive() ? element.getName() + "[]" : "object array[]";
    }

    private static void checkArray(Object array, String name) {
        if (!array.getClass().isArray()) {
            throw new ArrayStoreException("arraycopy: " + name + " type " + array.getClass().getName() + " is not an array");
        }
    }

    /** Copies up to the first element that does not fit. */
    static void copy(Object[] from, int start, Object[] to, int at, int count) {
        var kind = to.getClass().getComponentType();
        for (var each = 0; each < count && kind != from.getClass().getComponentType(); each++) {
            if (from[start + each] != null && !kind.isInstance(from[start + each])) {
                System.arraycopy(from, start, to, at, each);
                throw mismatch(from.getClass().getComponentType().getName(), kind.getName());
            }
        }
        System.arraycopy(from, start, to, at, count);
    }

    private static ArrayStoreException mismatch(String from, String to) {
        return new ArrayStoreException("arraycopy: element type mismatch: can not cast one of the elements of " + from
                + "[] to the type of the destination array, " + to);
    }

    /** Whether an array may hold the elements that the library has put into it, from a collection or, with null, from a stream. */
    public static void checkElements(Object[] array, Object collection) {
        var kind = array.getClass().getComponentType();
        for (var at = 0; at < array.length && kind != Object.class; at++) {
            if (array[at] != null && !kind.isInstance(array[at])) {
                // Those that lie in an array themselves are copied at once in a JDK.
                var isCopied = collection instanceof ArrayList || collection instanceof ArrayDeque || collection instanceof Vector
                        || collection instanceof PriorityQueue || collection != null && collection.getClass().getName().startsWith("java.util.Arrays$");
                throw isCopied ? mismatch("java.lang.Object", kind.getName()) : new ArrayStoreException(array[at].getClass().getName());
            }
        }
    }

    /** An object is to be cast to a class that it is not of; null fits every class. */
    static void checkCast(Object value, String to) {
        if (value != null) {
            throw cast(value, to);
        }
    }

    /** The exception of a cast to a class of another name. */
    public static ClassCastException cast(Object value, String to) {
        var from = value.getClass().getName();
        var isOne = moduleOf(from).equals(moduleOf(to));
        var modules = isOne
                ? from + " and " + to + " are in " + moduleOf(to)
                : from + " is in " + moduleOf(from) + "; " + to + " is in " + moduleOf(to);
        return new ClassCastException("class " + from + " cannot be cast to class " + to + " (" + modules + ")");
    }

    private static String moduleOf(String name) {
        var element = name.substring(name.lastIndexOf('[') + 1);
        var isOfLibrary = name.startsWith("[") && element.length() == 1
                || element.startsWith("java.") || element.startsWith("Ljava.");
        return isOfLibrary ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
    }
}
