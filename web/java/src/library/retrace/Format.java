// String.format as programs for a judge use it, in English; TeaVM's own version fails on numbers with a decimal point.
package retrace;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatCodePointException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.IllegalFormatPrecisionException;
import java.util.IllegalFormatWidthException;
import java.util.MissingFormatArgumentException;
import java.util.MissingFormatWidthException;
import java.util.UnknownFormatConversionException;

public final class Format {
    private static final String FLAGS = "-#+ 0,(<";

    private final String format;
    private final Object[] values;
    private final StringBuilder text = new StringBuilder();
    private int at;
    private int next;
    /** The index of the value that was written last; -1 before the first. */
    private int last = -1;
    private String flags;
    private int width;
    private int precision;
    /** The specifier that is being followed, such as `%5d`. */
    private String specifier;

    private Format(String format, Object[] values) {
        this.format = format;
        this.values = values;
    }

    public static String format(String format, Object[] values) {
        return new Format(format, values).whole();
    }

    private String whole() {
        while (at < format.length()) {
            var each = format.charAt(at++);
            if (each == '%') {
                one();
            } else {
                text.append(each);
            }
        }
        return text.toString();
    }

    private void one() {
        var start = at;
        var chosen = -1;
        var number = number();
        if (number > 0 && at < format.length() && format.charAt(at) == '$') {
            at++;
            chosen = number - 1;
        } else {
            at = start;
        }
        var from = at;
        while (at < format.length() && FLAGS.indexOf(format.charAt(at)) >= 0) {
            if (format.substring(from, at).indexOf(format.charAt(at)) >= 0) {
                throw new DuplicateFormatFlagsException(inOrder(format.substring(at, at + 1)));
            }
            at++;
        }
        flags = format.substring(from, at);
        width = number();
        precision = -1;
        if (at < format.length() && format.charAt(at) == '.') {
            at++;
            precision = number();
        }
        if (at >= format.length()) {
            throw new UnknownFormatConversionException(start < format.length() ? format.substring(start, start + 1) : "%");
        }
        var conversion = format.charAt(at++);
        specifier = "%" + format.substring(start, at);
        check(conversion);
        switch (conversion) {
            case 'n' -> text.append('\n');
            case '%' -> pad("%");
            default -> {
                var index = has('<') ? last : chosen >= 0 ? chosen : next++;
                if (index < 0) {
                    throw new MissingFormatArgumentException(specifier);
                }
                last = index;
                if (values == null || index >= values.length) {
                    throw new MissingFormatArgumentException(specifier);
                }
                convert(conversion, values[index]);
            }
        }
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    /** The flags in the order in which Java names them. */
    private static String inOrder(String flags) {
        var named = new StringBuilder();
        for (var at = 0; at < FLAGS.length(); at++) {
            if (flags.indexOf(FLAGS.charAt(at)) >= 0) {
                named.append(FLAGS.charAt(at));
            }
        }
        return named.toString();
    }

    /** Checks that the flags fit the conversion and each other, in Java's order. */
    private void check(char conversion) {
        var kind = Character.toLowerCase(conversion);
        switch (kind) {
            case 'n' -> {
                if (width >= 0) {
                    throw new IllegalFormatWidthException(width);
                } else if (precision >= 0) {
                    throw new IllegalFormatPrecisionException(precision);
                } else if (!flags.isEmpty()) {
                    throw new IllegalFormatFlagsException(inOrder(flags));
                }
            }
            case '%' -> {
                if (precision >= 0) {
                    throw new IllegalFormatPrecisionException(precision);
                } else if (!flags.isEmpty() && !flags.equals("-")) {
                    throw new IllegalFormatFlagsException(inOrder(flags));
                }
                needWidth(has('-'));
            }
            case 'b', 'h' -> general("#+ 0,(", conversion);
            case 's' -> general("+ 0,(", conversion);
            case 'c' -> {
                if (precision >= 0) {
                    throw new IllegalFormatPrecisionException(precision);
                }
                general("#+ 0,(", conversion);
            }
            case 'd', 'x', 'o', 'f', 'e', 'g', 'a' -> numeric(kind, conversion);
            case 't' -> throw new UnsupportedOperationException("%t is not available here");
            default -> throw new UnknownFormatConversionException(String.valueOf(conversion));
        }
    }

    private void general(String refused, char conversion) {
        needWidth(has('-'));
        refuse(refused, conversion);
    }

    private void numeric(char kind, char conversion) {
        needWidth(has('-') || has('0'));
        if (has('+') && has(' ') || has('-') && has('0')) {
            throw new IllegalFormatFlagsException(inOrder(flags));
        }
        var isWhole = "dxo".indexOf(kind) >= 0;
        if (isWhole && precision >= 0) {
            throw new IllegalFormatPrecisionException(precision);
        }
        refuse(switch (kind) {
            case 'd', 'g' -> "#";
            case 'x', 'o' -> ",( +";
            case 'a' -> "(,";
            case 'e' -> ",";
            default -> "";
        }, conversion);
    }

    private void needWidth(boolean isNeeded) {
        if (isNeeded && width < 0) {
            throw new MissingFormatWidthException(specifier);
        }
    }

    private void refuse(String refused, char conversion) {
        for (var at = 0; at < refused.length(); at++) {
            if (has(refused.charAt(at))) {
                throw new FormatFlagsConversionMismatchException(refused.substring(at, at + 1), conversion);
            }
        }
    }

    /** The precision or width at this position; -1 without one. */
    private int number() {
        if (at >= format.length() || format.charAt(at) < '0' || format.charAt(at) > '9') {
            return -1;
        }
        var number = 0;
        while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') {
            number = number * 10 + format.charAt(at++) - '0';
        }
        return number;
    }

    private void convert(char conversion, Object value) {
        var isUpper = Character.isUpperCase(conversion);
        var before = text.length();
        switch (Character.toLowerCase(conversion)) {
            case 's' -> pad(cut(String.valueOf(value)));
            case 'b' -> pad(cut(value instanceof Boolean truth ? truth.toString() : String.valueOf(value != null)));
            case 'c' -> pad(value == null ? "null" : character(value, conversion));
            case 'h' -> pad(value == null ? "null" : Integer.toHexString(value.hashCode()));
            case 'd' -> pad(value == null ? "null" : signed(whole(value, conversion)));
            case 'x' -> pad(value == null ? "null" : prefixed("0x", unsigned(value, 16)));
            case 'o' -> pad(value == null ? "null" : prefixed("0", unsigned(value, 8)));
            case 'f' -> pad(value == null ? "null" : fixed(value, conversion));
            case 'e' -> pad(value == null ? "null" : scientific(value, conversion));
            case 'g' -> pad(value == null ? "null" : general(value, conversion));
            default -> pad(value == null ? "null" : hexadecimal(value, conversion));
        }
        if (isUpper) {
            var upper = text.substring(before).toUpperCase();
            text.setLength(before);
            text.append(upper);
        }
    }

    private String cut(String whole) {
        return precision >= 0 && precision < whole.length() ? whole.substring(0, precision) : whole;
    }

    private static IllegalArgumentException wrong(char conversion, Object value) {
        return new IllegalFormatConversionException(conversion, value.getClass());
    }

    private static String character(Object value, char conversion) {
        if (value instanceof Character) {
            return value.toString();
        } else if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            var code = ((Number) value).intValue();
            if (!Character.isValidCodePoint(code)) {
                throw new IllegalFormatCodePointException(code);
            }
            return new String(Character.toChars(code));
        }
        throw wrong(conversion, value);
    }

    private static String whole(Object value, char conversion) {
        if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte
                || value instanceof BigInteger) {
            return value.toString();
        }
        throw wrong(conversion, value);
    }

    private static String unsigned(Object value, int radix) {
        if (value instanceof BigInteger large) {
            return large.toString(radix);
        }
        if (!(value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte)) {
            throw wrong(radix == 16 ? 'x' : 'o', value);
        }
        var number = ((Number) value).longValue();
        if (!(value instanceof Long) && number < 0) {
            number &= value instanceof Byte ? 0xFFL : value instanceof Short ? 0xFFFFL : 0xFFFFFFFFL;
        }
        return radix == 16 ? Long.toHexString(number) : Long.toOctalString(number);
    }

    private String prefixed(String prefix, String number) {
        return zeros("", flags.indexOf('#') >= 0 ? prefix + number : number);
    }

    private String fixed(Object value, char conversion) {
        if (isOdd(value)) {
            return odd(value);
        }
        return signed(minus(value) + decimal(value, conversion).abs().setScale(precisionOrSix(), RoundingMode.HALF_UP).toPlainString());
    }

    private String scientific(Object value, char conversion) {
        if (isOdd(value)) {
            return odd(value);
        }
        var number = decimal(value, conversion).abs();
        var isZero = number.signum() == 0;
        var rounded = isZero ? number : number.round(new java.math.MathContext(precisionOrSix() + 1, RoundingMode.HALF_UP));
        var exponent = isZero ? 0 : rounded.precision() - rounded.scale() - 1;
        var mantissa = rounded.movePointLeft(exponent).setScale(precisionOrSix(), RoundingMode.HALF_UP).toPlainString();
        var size = Math.abs(exponent);
        return signed(minus(value) + mantissa + "e" + (exponent < 0 ? "-" : "+") + (size < 10 ? "0" : "") + size);
    }

    private String general(Object value, char conversion) {
        if (isOdd(value)) {
            return odd(value);
        }
        var digits = precision == 0 ? 1 : precisionOrSix();
        var number = decimal(value, conversion).round(new java.math.MathContext(digits, RoundingMode.HALF_UP));
        var size = number.abs();
        if (size.signum() != 0 && (size.compareTo(new BigDecimal("0.0001")) < 0
                || size.compareTo(BigDecimal.ONE.movePointRight(digits)) >= 0)) {
            precision = digits - 1;
            return scientific(value, conversion);
        }
        var before = size.signum() == 0 ? 1 : number.precision() - number.scale();
        precision = Math.max(0, digits - before);
        return fixed(value, conversion);
    }

    private static String hexadecimal(Object value, char conversion) {
        if (value instanceof Double || value instanceof Float) {
            return Double.toHexString(((Number) value).doubleValue());
        }
        throw wrong(conversion, value);
    }

    /** The sign of a number below zero, which it keeps when it is rounded to zero. */
    private static String minus(Object value) {
        var isBelow = value instanceof BigDecimal number ? number.signum() < 0 : Double.compare(((Number) value).doubleValue(), 0.0) < 0;
        return isBelow ? "-" : "";
    }

    private String odd(Object value) {
        flags = flags.replace("0", "").replace(",", "");
        return Double.isNaN(((Number) value).doubleValue()) ? "NaN" : signed(value.toString());
    }

    private int precisionOrSix() {
        return precision < 0 ? 6 : precision;
    }

    /** Whether a value is infinite or NaN. */
    private static boolean isOdd(Object value) {
        return value instanceof Number number && !(value instanceof BigDecimal)
                && (Double.isNaN(number.doubleValue()) || Double.isInfinite(number.doubleValue()));
    }

    private static BigDecimal decimal(Object value, char conversion) {
        if (value instanceof BigDecimal number) {
            return number;
        } else if (value instanceof Double || value instanceof Float) {
            return new BigDecimal(value.toString());
        }
        throw wrong(conversion, value);
    }

    /** Adds the sign, the separators of thousands and the zeros that the flags ask for. */
    private String signed(String number) {
        var isNegative = number.startsWith("-");
        var digits = isNegative ? number.substring(1) : number;
        if (flags.indexOf(',') >= 0) {
            digits = grouped(digits);
        }
        if (isNegative && flags.indexOf('(') >= 0) {
            return "(" + digits + ")";
        }
        return zeros(isNegative ? "-" : flags.indexOf('+') >= 0 ? "+" : flags.indexOf(' ') >= 0 ? " " : "", digits);
    }

    private String zeros(String sign, String digits) {
        var lacking = flags.indexOf('0') >= 0 ? width - sign.length() - digits.length() : 0;
        return sign + "0".repeat(Math.max(0, lacking)) + digits;
    }

    private static String grouped(String digits) {
        var point = digits.indexOf('.');
        var end = point < 0 ? digits.length() : point;
        var grouped = new StringBuilder(digits);
        for (var index = end - 3; index > 0; index -= 3) {
            grouped.insert(index, ',');
        }
        return grouped.toString();
    }

    private void pad(String part) {
        var blanks = " ".repeat(Math.max(0, width - part.length()));
        text.append(flags.indexOf('-') >= 0 ? part + blanks : blanks + part);
    }
}
