// Numbers with a decimal point as texts: those that a JDK 17 writes with other digits than TeaVM, and hexadecimal ones that are read.
package retrace;

import java.math.BigInteger;

final class Decimals {
    private static final int DOUBLE_BITS = 52;
    private static final int FLOAT_BITS = 23;
    /** The bits of powers of five that a JDK looks up. */
    private static final int POWERS = 27;

    private Decimals() {
    }

    /** Puts a number into a text under way; null where TeaVM's digits are those of a JDK. */
    static Object inserted(Object text, int at, double value) {
        var size = Math.abs(value);
        var isAlike = size >= 1e-3 && size < 0x1p51 || size == 0 || !(size <= Double.MAX_VALUE);
        return isAlike ? null : inserted(text, at, text(value < 0, Double.doubleToLongBits(size), DOUBLE_BITS));
    }

    static Object inserted(Object text, int at, float value) {
        var size = Math.abs(value);
        var isAlike = size >= 1e-3f && size < 1e7f || size == 0 || !(size <= Float.MAX_VALUE);
        return isAlike ? null : inserted(text, at, text(value < 0, Float.floatToIntBits(size), FLOAT_BITS));
    }

    private static Object inserted(Object text, int at, String number) {
        return text instanceof StringBuilder builder ? builder.insert(at, number) : ((StringBuffer) text).insert(at, number);
    }

    /** The bits of a number that is not negative, as a text with an exponent. */
    private static String text(boolean isNegative, long bits, int ofFraction) {
        var digits = new Digits(bits, ofFraction);
        var rest = digits.text.length() > 1 ? digits.text.substring(1) : "0";
        return (isNegative ? "-" : "") + digits.text.charAt(0) + "." + rest + "E" + (digits.point - 1);
    }

    /** Digits of a number, and the place of its point behind so many of them. */
    private static final class Digits {
        private final StringBuilder text = new StringBuilder();
        private int point;
        /** The bits that a JDK reserves for the numbers that it divides. */
        private int bits;

        Digits(long bits, int ofFraction) {
            var fraction = bits & (1L << ofFraction) - 1;
            var exponent = (int) (bits >>> ofFraction);
            var bias = ofFraction == DOUBLE_BITS ? Double.MAX_EXPONENT : Float.MAX_EXPONENT;
            var known = ofFraction + 1;
            if (exponent == 0) {
                known = Long.SIZE - Long.numberOfLeadingZeros(fraction);
                exponent = known - ofFraction;
                fraction <<= ofFraction + 1 - known;
            } else {
                fraction |= 1L << ofFraction;
            }
            develop(fraction << DOUBLE_BITS - ofFraction, exponent - bias, known);
        }

        /** `fraction` begins with the bit 52; so many bits of it are `known`. */
        private void develop(long fraction, int exponent, int known) {
            var zeros = Long.numberOfTrailingZeros(fraction);
            var length = DOUBLE_BITS + 1 - zeros;
            var tiny = Math.max(0, length - exponent - 1);
            if (exponent <= 62 && tiny == 0) {
                var whole = exponent >= DOUBLE_BITS ? fraction << exponent - DOUBLE_BITS : fraction >>> DOUBLE_BITS - exponent;
                ofWhole(whole, exponent > known ? digitsOf(exponent - known - 1) : 0);
                return;
            }
            var ten = tenOf(fraction, exponent);
            var numberFives = Math.max(0, -ten);
            var unitFives = Math.max(0, ten);
            var numberTwos = numberFives + tiny + exponent;
            var unitTwos = unitFives + tiny;
            var gapTwos = numberTwos - known;
            numberTwos -= length - 1;
            var common = Math.min(numberTwos, unitTwos);
            numberTwos -= common;
            unitTwos -= common;
            gapTwos -= common;
            // The number below a power of two is nearer than the one above: a JDK takes that distance for both.
            gapTwos -= length == 1 ? 1 : 0;
            if (gapTwos < 0) {
                numberTwos -= gapTwos;
                unitTwos -= gapTwos;
                gapTwos = 0;
            }
            bits = Math.max(length + numberTwos + bitsOf(numberFives), unitTwos + 1 + bitsOf(unitFives + 1));
            divide(product(fraction >>> zeros, numberFives, numberTwos), product(1, unitFives, unitTwos), product(1, numberFives, gapTwos), ten);
        }

        /** Writes digits of `left / unit` until no number but this one is as near; `gap` is half the distance to the next. */
        private void divide(BigInteger number, BigInteger unit, BigInteger gap, int ten) {
            var tens = unit.multiply(BigInteger.TEN);
            var left = number;
            var half = gap;
            var isLow = false;
            var isHigh = false;
            point = ten + 1;
            do {
                var parts = left.divideAndRemainder(unit);
                var digit = parts[0].intValue();
                left = parts[1].multiply(BigInteger.TEN);
                half = inRoom(half.multiply(BigInteger.TEN));
                isLow = half.signum() <= 0 || left.compareTo(half) < 0;
                isHigh = half.signum() <= 0 || inRoom(left.add(half)).compareTo(tens) > (bits < Long.SIZE ? 0 : -1);
                var isFirst = text.length() == 0;
                if (isFirst && digit == 0 && !isHigh) {
                    point--;
                } else {
                    text.append((char) ('0' + digit));
                }
                // A number with an exponent has two digits at least, even where one would tell it.
                if (isFirst && (point - 1 < -3 || point - 1 >= 8)) {
                    isLow = false;
                    isHigh = false;
                }
            } while (!isLow && !isHigh);
            var isOver = left.shiftLeft(1).compareTo(tens);
            var isOdd = (text.charAt(text.length() - 1) & 1) != 0;
            if (isHigh && (!isLow || isOver > 0 || isOver == 0 && isOdd)) {
                roundUp();
            }
        }

        /** A JDK divides in an int or a long where it can, and some sums do not fit into them. */
        private BigInteger inRoom(BigInteger sum) {
            return bits < Integer.SIZE ? BigInteger.valueOf(sum.intValue()) : bits < Long.SIZE ? BigInteger.valueOf(sum.longValue()) : sum;
        }

        private void roundUp() {
            var at = text.length() - 1;
            while (at > 0 && text.charAt(at) == '9') {
                text.setCharAt(at--, '0');
            }
            if (text.charAt(at) == '9') {
                text.setCharAt(0, '1');
                point++;
            } else {
                text.setCharAt(at, (char) (text.charAt(at) + 1));
            }
        }

        /** The digits of a whole number, of which the last ones may be unknown. */
        private void ofWhole(long whole, int unknown) {
            var unit = 1L;
            for (var at = 0; at < unknown; at++) {
                unit *= 10;
            }
            text.append(whole / unit + (unknown > 0 && whole % unit >= unit >> 1 ? 1 : 0));
            point = text.length() + unknown;
            var end = text.length();
            while (end > 1 && text.charAt(end - 1) == '0') {
                end--;
            }
            text.setLength(end);
        }

        private static BigInteger product(long number, int fives, int twos) {
            return BigInteger.valueOf(number).multiply(BigInteger.valueOf(5).pow(fives)).shiftLeft(twos);
        }

        private static int digitsOf(int twos) {
            return (int) (twos * Math.log10(2));
        }

        private static int bitsOf(int fives) {
            return fives == 0 ? 0 : fives < POWERS ? BigInteger.valueOf(5).pow(fives).bitLength() : 3 * fives;
        }

        /** The decimal exponent as a JDK estimates it; it may be one too large. */
        private static int tenOf(long fraction, int exponent) {
            var mantissa = Double.longBitsToDouble(fraction & (1L << DOUBLE_BITS) - 1 | 0x3FF0000000000000L);
            return (int) Math.floor((mantissa - 1.5) * 0.289529654 + 0.176091259 + exponent * 0.301029995663981);
        }
    }

    /** A hexadecimal number such as `-0x1.8p3`; null for another text. */
    static Double hexadecimal(String text) {
        var digits = hexadecimalIn(text);
        return digits == null ? null : Double.valueOf(Hexadecimal.value(digits, DOUBLE_BITS, Double.MAX_EXPONENT));
    }

    static Float hexadecimalFloat(String text) {
        var digits = hexadecimalIn(text);
        return digits == null ? null : Float.valueOf((float) Hexadecimal.value(digits, FLOAT_BITS, Float.MAX_EXPONENT));
    }

    /** The text in small letters without what may follow it; null where it is no hexadecimal number. */
    private static String hexadecimalIn(String text) {
        var word = text.trim().toLowerCase();
        var start = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        var power = word.indexOf('p');
        if (!word.startsWith("0x", start) || power < 0) {
            return null;
        }
        var end = word.endsWith("d") || word.endsWith("f") ? word.length() - 1 : word.length();
        var digits = word.substring(start + 2, power).replaceFirst("\\.", "");
        var exponent = word.substring(power + 1, end);
        var isNumber = digits.matches("[0-9a-f]+") && exponent.matches("[-+]?[0-9]+");
        return isNumber ? word.substring(0, end) : null;
    }

    private static final class Hexadecimal {
        private Hexadecimal() {
        }

        /** The nearest number with so many bits behind its first; of two as near, the even one. */
        static double value(String word, int ofFraction, int most) {
            var isNegative = word.startsWith("-");
            var power = word.indexOf('p');
            var digits = word.substring(word.indexOf('x') + 1, power);
            var point = digits.indexOf('.');
            var number = new BigInteger(digits.replace(".", ""), 16);
            var behind = point < 0 ? 0 : digits.length() - point - 1;
            var asked = new BigInteger(word.substring(power + (word.charAt(power + 1) == '+' ? 2 : 1)));
            var exponent = asked.bitLength() > 30 ? asked.signum() * (1 << 30) : asked.intValue() - 4 * behind;
            var first = number.bitLength() - 1 + exponent;
            if (number.signum() == 0 || first < -most - ofFraction - 1) {
                return isNegative ? -0.0 : 0.0;
            } else if (first > most) {
                return isNegative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            }
            var last = Math.max(first, 1 - most) - ofFraction;
            var dropped = last - exponent;
            var kept = dropped > 0 ? number.shiftRight(dropped) : number.shiftLeft(-dropped);
            if (dropped > 0) {
                var half = BigInteger.ONE.shiftLeft(dropped - 1);
                var over = number.subtract(kept.shiftLeft(dropped)).compareTo(half);
                kept = over > 0 || over == 0 && kept.testBit(0) ? kept.add(BigInteger.ONE) : kept;
            }
            var value = Math.scalb(Math.scalb(kept.doubleValue(), last / 2), last - last / 2);
            return isNegative ? -value : value;
        }
    }
}
