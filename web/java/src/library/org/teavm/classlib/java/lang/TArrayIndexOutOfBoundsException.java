// java.lang.ArrayIndexOutOfBoundsException, which TeaVM's library has with another text.
package org.teavm.classlib.java.lang;

public class TArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    private static final long serialVersionUID = 1L;

    public TArrayIndexOutOfBoundsException() {
    }

    public TArrayIndexOutOfBoundsException(String message) {
        super(message);
    }

    public TArrayIndexOutOfBoundsException(int index) {
        super("Array index out of range: " + index);
    }
}
