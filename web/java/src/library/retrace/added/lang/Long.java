// Methods that TeaVM's java.lang.Long lacks: see Additions.
package retrace.added.lang;

import java.lang.String;
import java.math.BigInteger;

public final class Long {
    private Long() {
    }

    public static long parseUnsignedLong(String text) {
        return parseUnsignedLong(text, 10);
    }

    public static long parseUnsignedLong(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string: null");
        } else if (text.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        var number = new BigInteger(text, radix);
        if (number.bitLength() > 64) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
        }
        return number.longValue();
    }
}
