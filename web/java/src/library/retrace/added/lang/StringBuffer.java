// Methods that TeaVM's java.lang.StringBuffer lacks: see Additions.
package retrace.added.lang;

public final class StringBuffer {
    private StringBuffer() {
    }

    public static int compareTo(java.lang.StringBuffer one, java.lang.StringBuffer other) {
        return one.toString().compareTo(other.toString());
    }
}
