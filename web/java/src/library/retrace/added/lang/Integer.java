// Methods that TeaVM's java.lang.Integer lacks: see Additions.
package retrace.added.lang;

import java.lang.String;

public final class Integer {
    private static final long MOST = 0xFFFF_FFFFL;

    private Integer() {
    }

    public static int parseUnsignedInt(String text) {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string: null");
        } else if (text.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        var number = java.lang.Long.parseLong(text, radix);
        if (number > MOST) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) number;
    }
}
