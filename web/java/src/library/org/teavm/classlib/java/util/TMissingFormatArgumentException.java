// java.util.MissingFormatArgumentException, which TeaVM's library lacks.
package org.teavm.classlib.java.util;

public class TMissingFormatArgumentException extends TIllegalFormatException {
    private static final long serialVersionUID = 1L;

    private final String formatSpecifier;

    public TMissingFormatArgumentException(String formatSpecifier) {
        super("Format specifier '" + formatSpecifier + "'");
        this.formatSpecifier = formatSpecifier;
    }

    public String getFormatSpecifier() {
        return formatSpecifier;
    }
}
