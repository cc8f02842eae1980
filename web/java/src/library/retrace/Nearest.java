// The double or the float that is nearest to a number with decimal digits. TeaVM multiplies by a power of ten, and so may find its neighbour.
package retrace;

import java.math.BigInteger;

public final class Nearest {
    private static final int DOUBLE_BITS = 52;
    private static final int FLOAT_BITS = 23;
    /** Numbers of so many digits, and powers of ten up to these, are exact, and so their product is rounded once. */
    private static final int EXACT_DIGITS = 15;
    private static final int EXACT_POWER = 22;
    private static final int EXACT_FLOAT_DIGITS = 7;
    private static final int EXACT_FLOAT_POWER = 10;
    /** Beyond these powers of ten a number is 0 or infinite. */
    private static final int MOST_POWER = 400;

    private Nearest() {
    }

    /** As `Double.valueOf`, for javac, which reads the constants of a program. */
    public static Double doubleOf(String text) {
        var read = readDouble(text);
        return read == null ? Double.valueOf(text) : read;
    }

    public static Float floatOf(String text) {
        var read = readFloat(text);
        return read == null ? Float.valueOf(text) : read;
    }

    /** Null where the text has no digits, as that of infinity, or is no number. */
    static Double readDouble(String text) {
        var read = decimal(text);
        return read == null ? Decimals.hexadecimal(text) : read;
    }

    static Float readFloat(String text) {
        var read = decimalFloat(text);
        return read == null ? Decimals.hexadecimalFloat(text) : read;
    }

    /** Null where the text is no decimal number. */
    static Double decimal(String text) {
        var number = Decimal.in(text);
        if (number == null) {
            return null;
        } else if (number.digits.length() <= EXACT_DIGITS && Math.abs(number.power) <= EXACT_POWER) {
            var digits = (double) Long.parseLong(number.digits);
            var unit = powerOfTen(number.power);
            return number.signed(number.power < 0 ? digits / unit : digits * unit);
        }
        return number.signed(number.nearest(DOUBLE_BITS, Double.MAX_EXPONENT));
    }

    static Float decimalFloat(String text) {
        var number = Decimal.in(text);
        if (number == null) {
            return null;
        } else if (number.digits.length() <= EXACT_FLOAT_DIGITS && Math.abs(number.power) <= EXACT_FLOAT_POWER) {
            var digits = (float) Integer.parseInt(number.digits);
            var unit = (float) powerOfTen(number.power);
            return (float) number.signed(number.power < 0 ? digits / unit : digits * unit);
        }
        return (float) number.signed(number.nearest(FLOAT_BITS, Float.MAX_EXPONENT));
    }

    private static double powerOfTen(int power) {
        var unit = 1.0;
        for (var at = 0; at < Math.abs(power); at++) {
            unit *= 10;
        }
        return unit;
    }

    /** Digits without zeros before them, times a power of ten. */
    private record Decimal(boolean isNegative, String digits, int power) {
        static Decimal in(String text) {
            var word = text.trim();
            var at = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
            var digits = new StringBuilder();
            var hasDigit = false;
            var point = -1;
            var behind = 0;
            for (; at < word.length(); at++) {
                var each = word.charAt(at);
                if (each == '.' && point < 0) {
                    point = at;
                } else if (each >= '0' && each <= '9') {
                    hasDigit = true;
                    behind += point < 0 ? 0 : 1;
                    if (each > '0' || digits.length() > 0) {
                        digits.append(each);
                    }
                } else {
                    break;
                }
            }
            var exponent = exponentIn(word, at);
            if (!hasDigit || exponent == null) {
                return null;
            }
            var power = (int) Math.max(-1 << 24, Math.min(exponent - behind, 1 << 24));
            return new Decimal(word.startsWith("-"), digits.length() == 0 ? "0" : digits.toString(), power);
        }

        /** The power of ten after the digits; null where something else follows them. */
        private static Long exponentIn(String word, int start) {
            var at = start;
            var exponent = 0L;
            if (at < word.length() && (word.charAt(at) == 'e' || word.charAt(at) == 'E')) {
                at++;
                var isNegative = word.startsWith("-", at);
                at += isNegative || word.startsWith("+", at) ? 1 : 0;
                var first = at;
                for (; at < word.length() && word.charAt(at) >= '0' && word.charAt(at) <= '9'; at++) {
                    exponent = Math.min(exponent * 10 + word.charAt(at) - '0', 1 << 30);
                }
                if (at == first) {
                    return null;
                }
                exponent = isNegative ? -exponent : exponent;
            }
            at += at < word.length() && "dDfF".indexOf(word.charAt(at)) >= 0 ? 1 : 0;
            return at == word.length() ? exponent : null;
        }

        double signed(double size) {
            return isNegative ? -1 * size : size;
        }

        /** The nearest number with so many bits behind its first; of two as near, the even one. */
        double nearest(int ofFraction, int most) {
            var first = digits.length() + power;
            if (digits.equals("0") || first < -MOST_POWER) {
                return 0;
            } else if (first > MOST_POWER) {
                return Double.POSITIVE_INFINITY;
            }
            var unit = BigInteger.TEN.pow(Math.abs(power));
            var whole = new BigInteger(digits);
            var above = power < 0 ? whole : whole.multiply(unit);
            var below = power < 0 ? unit : BigInteger.ONE;
            // The quotient has all bits that are kept, or one more; below the smallest normal number fewer are kept.
            var last = Math.max(above.bitLength() - below.bitLength() - ofFraction - 1, 1 - most - ofFraction);
            var kept = quotient(above, below, last);
            if (kept.bitLength() > ofFraction + 1) {
                last++;
                kept = quotient(above, below, last);
            }
            return kept.bitLength() + last > most + 1 ? Double.POSITIVE_INFINITY : times(kept.longValue(), last);
        }

        /** The quotient in units of two to a power, rounded. */
        private static BigInteger quotient(BigInteger above, BigInteger below, int power) {
            var divided = power < 0 ? above.shiftLeft(-power) : above;
            var by = power < 0 ? below : below.shiftLeft(power);
            var parts = divided.divideAndRemainder(by);
            var over = parts[1].shiftLeft(1).compareTo(by);
            return over > 0 || over == 0 && parts[0].testBit(0) ? parts[0].add(BigInteger.ONE) : parts[0];
        }

        /** In two steps, as two to the power alone may be too small for a number. */
        private static double times(long kept, int power) {
            var half = power / 2;
            return kept * twoTo(half) * twoTo(power - half);
        }

        private static double twoTo(int power) {
            return Double.longBitsToDouble((long) (power + Double.MAX_EXPONENT) << DOUBLE_BITS);
        }
    }
}
