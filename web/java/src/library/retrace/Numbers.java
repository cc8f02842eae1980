// Reads numbers from texts, rounds and adds exactly, with Java's own messages where that fails: see FaultTable.
package retrace;

import java.math.BigDecimal;
import java.math.BigInteger;

final class Numbers {
    private Numbers() {
    }

    static int parseInt(String text, int radix) {
        return (int) parsed(text, radix, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static long parseLong(String text, int radix) {
        return parsed(text, radix, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    static short parseShort(String text, int radix) {
        return (short) small(text, radix, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    static byte parseByte(String text, int radix) {
        return (byte) small(text, radix, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private static int small(String text, int radix, int least, int most) {
        var number = parseInt(text, radix);
        if (number < least || number > most) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return number;
    }

    private static long parsed(String text, int radix, long least, long most) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        } else if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        } else if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
        var length = text.length();
        var isNegative = length > 0 && text.charAt(0) == '-';
        var at = isNegative || length > 0 && text.charAt(0) == '+' ? 1 : 0;
        if (at == length) {
            throw wrong(text, radix);
        }
        // Negative, as there is one number more below zero than above it.
        var last = isNegative ? least : -most;
        var number = 0L;
        while (at < length) {
            var digit = Character.digit(text.charAt(at++), radix);
            if (digit < 0 || number < last / radix || number * radix < last + digit) {
                throw wrong(text, radix);
            }
            number = number * radix - digit;
        }
        return isNegative ? number : -number;
    }

    static Integer decodeInt(String text) {
        return (int) decoded(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static Long decodeLong(String text) {
        return decoded(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long decoded(String text, long least, long most) {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        var isSigned = text.charAt(0) == '-' || text.charAt(0) == '+';
        var sign = isSigned ? text.substring(0, 1) : "";
        var digits = text.substring(sign.length());
        var prefix = digits.startsWith("0x") || digits.startsWith("0X") ? 2 : digits.startsWith("#") ? 1 : 0;
        var isOctal = prefix == 0 && digits.length() > 1 && digits.charAt(0) == '0';
        var rest = digits.substring(isOctal ? 1 : prefix);
        if (rest.startsWith("-") || rest.startsWith("+")) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return parsed(sign.equals("-") ? sign + rest : rest, prefix > 0 ? 16 : isOctal ? 8 : 10, least, most);
    }

    /** Small numbers have one object each, which a program sees with `==`. */
    static Long boxed(long value) {
        return value >= -128 && value < 128 ? Small.LONGS[(int) value + 128] : new Long(value);
    }

    private static final class Small {
        private static final Long[] LONGS = new Long[256];

        static {
            for (var at = 0; at < LONGS.length; at++) {
                LONGS[at] = new Long(at - 128L);
            }
        }
    }

    static long round(double value) {
        var floor = Math.floor(value);
        return (long) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    /** The nearest whole number; of two as near, the even one. */
    static double rint(double value) {
        if (Double.isNaN(value) || Math.abs(value) >= 1L << 52) {
            return value;
        }
        var floor = Math.floor(value);
        var over = value - floor;
        var isUp = over > 0.5 || over == 0.5 && floor % 2 != 0;
        return Math.copySign(isUp ? floor + 1 : floor, value);
    }

    static double remainder(double value, double by) {
        return Double.isInfinite(by) && !Double.isInfinite(value) ? value : value - by * rint(value / by);
    }

    /** The distance to the next larger number. */
    static double ulp(double value) {
        var size = Math.abs(value);
        return size == Double.MAX_VALUE ? 0x1p971 : Math.nextUp(size) - size;
    }

    /** A radix that there is none of counts as ten. */
    static String text(BigInteger number, int radix) {
        if (radix == 10 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return number.toString();
        }
        var length = 0;
        var unit = 1L;
        while (unit <= Long.MAX_VALUE / radix) {
            unit *= radix;
            length++;
        }
        var digits = new StringBuilder();
        var left = number.abs();
        while (left.bitLength() > Long.SIZE - 2) {
            var parts = left.divideAndRemainder(BigInteger.valueOf(unit));
            var part = Long.toString(parts[1].longValue(), radix);
            digits.insert(0, "0".repeat(length - part.length()) + part);
            left = parts[0];
        }
        return (number.signum() < 0 ? "-" : "") + Long.toString(left.longValue(), radix) + digits;
    }

    static int compare(Enum<?> one, Enum<?> other) {
        return one.ordinal() - other.ordinal();
    }

    static int hash(BigDecimal number) {
        return 31 * number.unscaledValue().hashCode() + number.scale();
    }

    static int round(float value) {
        var rounded = round((double) value);
        return (int) Math.max(Integer.MIN_VALUE, Math.min(rounded, Integer.MAX_VALUE));
    }

    static int addExact(int one, int other) {
        return exact((long) one + other);
    }

    static int subtractExact(int one, int other) {
        return exact((long) one - other);
    }

    static int multiplyExact(int one, int other) {
        return exact((long) one * other);
    }

    static int incrementExact(int value) {
        return exact(value + 1L);
    }

    static int decrementExact(int value) {
        return exact(value - 1L);
    }

    static int negateExact(int value) {
        return exact(-(long) value);
    }

    static int toIntExact(long value) {
        return exact(value);
    }

    private static int exact(long value) {
        if (value != (int) value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    static long addExact(long one, long other) {
        var sum = one + other;
        return exact(sum, ((one ^ sum) & (other ^ sum)) >= 0);
    }

    static long subtractExact(long one, long other) {
        var rest = one - other;
        return exact(rest, ((one ^ other) & (one ^ rest)) >= 0);
    }

    static long multiplyExact(long one, long other) {
        var product = one * other;
        var isExact = one == 0 || Division.divided(product, one) == other && !(one == -1 && other == Long.MIN_VALUE);
        return exact(product, isExact);
    }

    static long incrementExact(long value) {
        return addExact(value, 1L);
    }

    static long decrementExact(long value) {
        return subtractExact(value, 1L);
    }

    static long negateExact(long value) {
        return subtractExact(0L, value);
    }

    private static long exact(long value, boolean isExact) {
        if (!isExact) {
            throw new ArithmeticException("long overflow");
        }
        return value;
    }

    private static NumberFormatException wrong(String text, int radix) {
        var under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException(FaultTexts.quoted(text) + under);
    }
}
