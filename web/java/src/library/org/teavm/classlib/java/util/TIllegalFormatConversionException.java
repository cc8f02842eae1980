// java.util.IllegalFormatConversionException, which TeaVM's library has with another text.
package org.teavm.classlib.java.util;

public class TIllegalFormatConversionException extends TIllegalFormatException {
    private static final long serialVersionUID = 1L;

    private final char conversion;
    private final Class<?> argumentClass;

    public TIllegalFormatConversionException(char conversion, Class<?> argumentClass) {
        super(conversion + " != " + argumentClass.getName());
        this.conversion = conversion;
        this.argumentClass = argumentClass;
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return argumentClass;
    }
}
