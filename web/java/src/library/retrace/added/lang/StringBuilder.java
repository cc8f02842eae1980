// Methods that TeaVM's java.lang.StringBuilder lacks: see Additions.
package retrace.added.lang;

public final class StringBuilder {
    private StringBuilder() {
    }

    public static int compareTo(java.lang.StringBuilder one, java.lang.StringBuilder other) {
        return one.toString().compareTo(other.toString());
    }
}
