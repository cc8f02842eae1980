// java.util.IllegalFormatWidthException, which TeaVM's library lacks.
package org.teavm.classlib.java.util;

public class TIllegalFormatWidthException extends TIllegalFormatException {
    private final int width;

    public TIllegalFormatWidthException(int width) {
        this.width = width;
    }

    public int getWidth() {
        return width;
    }

    @Override
    public String getMessage() {
        return Integer.toString(width);
    }
}
