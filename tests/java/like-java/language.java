// Each row prints what the language, its numbers, texts and formats answer, or the exception: the same as in a JDK.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.regex.*;
import java.math.*;
import java.io.*;
class Main {
  interface Body { Object run() throws Throwable; }
  static int rows;
  static void row(Body body) {
    String row = ++rows + " | ";
    try { System.out.println(row + body.run()); }
    catch (Throwable t) { System.out.println(row + t + (t.getCause() == null ? "" : " <- " + t.getCause())); }
  }
  static class A {} static class B extends A { int f; int[] g; String s(){return "s";} } enum Color { RED, GREEN, BLUE }
  record P(int x, int y) {}
  record R<T>(T t, int[] a) {}
  static int zero() { return 0; }
  public static void main(String[] args) {
    row(() -> Integer.parseUnsignedInt("4294967295") + " " + Integer.parseUnsignedInt("ff", 16));
    row(() -> Integer.parseUnsignedInt("-1"));
    row(() -> Integer.parseUnsignedInt("4294967296"));
    row(() -> Long.parseUnsignedLong("18446744073709551615"));
    row(() -> Integer.toUnsignedString(-1) + Integer.toUnsignedLong(-1) + Integer.divideUnsigned(-1, 2) + Integer.remainderUnsigned(-1, 7) + Integer.compareUnsigned(-1, 1));
    row(() -> Long.toUnsignedString(-1L) + Long.divideUnsigned(-1L, 10) + Long.remainderUnsigned(-1L, 10) + Long.compareUnsigned(-1, 1));
    row(() -> Integer.bitCount(255) + " " + Integer.highestOneBit(100) + Integer.lowestOneBit(100) + Integer.numberOfLeadingZeros(1) + Integer.numberOfTrailingZeros(8) + Integer.reverse(1) + Integer.reverseBytes(1) + Integer.rotateLeft(1, 33) + Integer.rotateRight(1, 1) + Integer.signum(-9));
    row(() -> Long.bitCount(255) + " " + Long.highestOneBit(100) + Long.lowestOneBit(100) + Long.numberOfLeadingZeros(1) + Long.numberOfTrailingZeros(8) + Long.reverse(1) + Long.reverseBytes(1) + Long.rotateLeft(1, 33) + Long.signum(-9));
    row(() -> Integer.toString(Integer.MIN_VALUE) + Integer.toString(Integer.MIN_VALUE, 2) + Integer.toString(-255, 16) + Integer.toHexString(Integer.MIN_VALUE) + Integer.toBinaryString(0) + Integer.toOctalString(Integer.MIN_VALUE));
    row(() -> Long.toString(Long.MIN_VALUE) + Long.toString(Long.MIN_VALUE, 36) + Long.toHexString(Long.MIN_VALUE) + Long.toBinaryString(5) + Long.toOctalString(-1));
    row(() -> Integer.parseInt("-2147483648") + Integer.parseInt("+7") + Integer.parseInt("-80000000", 16) + Integer.parseInt("ab12", 1, 2 + 1, 16));
    row(() -> Integer.parseInt("-2147483649"));
    row(() -> Integer.valueOf(127) == Integer.valueOf(127));
    row(() -> Integer.valueOf(128) == Integer.valueOf(128));
    row(() -> Integer.decode("0x10") + Integer.decode("010") + Integer.decode("#f") + Long.decode("-0x10"));
    row(() -> Integer.sum(1, 2) + Integer.max(1, 2) + Integer.min(1, 2) + Integer.compare(3, 2) + " " + Integer.valueOf(5).equals(5) + Integer.valueOf(3).compareTo(4) + Integer.valueOf(65).doubleValue() + Integer.valueOf(300).byteValue());
    row(() -> Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Math.abs(Integer.MIN_VALUE) + " " + -Integer.MIN_VALUE);
    row(() -> { int m = Integer.MIN_VALUE, n = -1 - zero(); long lm = Long.MIN_VALUE, ln = -1 - zero(); return m / n + " " + m % n + " " + lm / ln + " " + lm % ln; });
    row(() -> { int m = Integer.MIN_VALUE; m /= -1 - zero(); m %= -1 - zero(); return m; });
    row(() -> Math.floorMod(-7, 3) + " " + Math.floorDiv(-7, 3) + " " + Math.floorMod(-7L, 3) + " " + Math.floorDiv(-7L, 3L) + " " + Math.floorMod(7, -3) + Math.floorDiv(Integer.MIN_VALUE, -1));
    row(() -> Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(Integer.MIN_VALUE, -1) + " " + Math.floorDiv(Long.MIN_VALUE, -1L));
    row(() -> Math.log10(1000) + " " + Math.log10(0.001) + " " + Math.log10(2) + " " + Math.log10(1e15) + " " + Math.log10(123456789) + " " + Math.log10(0) + Math.log10(-1));
    row(() -> { double worst = 0; StringBuilder b = new StringBuilder(); for (int i = -20; i <= 20; i++) b.append(Math.log10(Math.pow(10, i))).append(' '); return b; });
    row(() -> Math.log(10) + " " + Math.log1p(1e-10) + " " + Math.expm1(1e-10) + " " + Math.exp(1) + " " + Math.exp(0.5) + " " + Math.log(2));
    row(() -> Math.sin(1) + " " + Math.cos(1) + " " + Math.tan(1) + " " + Math.asin(0.5) + " " + Math.acos(0.5) + " " + Math.atan(1) + " " + Math.atan2(1, -1));
    row(() -> Math.pow(2, 0.5) + " " + Math.pow(10, -3) + " " + Math.pow(0, 0) + " " + Math.pow(-2, 3) + " " + Math.pow(-2, 0.5) + " " + Math.sqrt(-1) + " " + Math.sqrt(2) + " " + Math.pow(3, 40));
    row(() -> Math.ceil(-0.5) + " " + Math.floor(-0.5) + " " + Math.round(-0.5) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.rint(2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e20) + " " + Math.round(Double.NaN) + " " + Math.round(2.5f));
    row(() -> Math.signum(-2.0) + " " + Math.copySign(3, -0.0) + " " + Math.ulp(1.0) + " " + Math.nextUp(1.0) + " " + Math.nextDown(1.0) + " " + Math.nextAfter(1.0, 2) + " " + Math.getExponent(8.0) + " " + Math.scalb(1.5, 3) + " " + Math.IEEEremainder(5, 3) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
    row(() -> Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.abs(-0.0) + " " + Math.fma(2.0, 3.0, 1.0) + " " + Math.multiplyHigh(1L << 40, 1L << 40) + " " + Math.multiplyFull(1 << 30, 8));
    row(() -> -0.0 + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.compare(0.0, -0.0) + " " + (0.0 * -1) + " " + (-0.0f) + " " + Double.toString(-0.0) + String.valueOf(-0.0) + " " + new StringBuilder().append(-0.0).append(-0.0f) + " " + Math.min(0.0, -0.0) + " " + 1 / -0.0);
    row(() -> { System.out.println(-0.0); System.out.print(-0.0f + " "); System.out.println(0.0 * -5); System.out.printf("%f %.1f %e %s%n", -0.0, -0.04, -0.0, -0.0); return String.format("%.0f %g", -0.4, -0.0); });
    row(() -> Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Short.MIN_VALUE + Byte.MIN_VALUE + (int) Character.MIN_VALUE + Math.abs(Long.MIN_VALUE) + Long.parseLong("-9223372036854775808"));
    row(() -> 1.0 / 3 + " " + 100.0 + " " + 1e7 + " " + 1e-3 + " " + 9999999.0 + " " + 1e21 + " " + 123456789.123 + " " + 0.1f + " " + 1e10f + " " + 3.4e38f + " " + 1.0e-5 + " " + 2e-3f + " " + 0.1 + 0.2 + " " + (0.1 + 0.2));
    row(() -> (int) 3.99e10 + " " + (int) Double.NaN + " " + (long) -1e30 + " " + (char) 97.9 + " " + (byte) 300 + " " + (short) 70000 + " " + (int) -2.9 + " " + (byte) 200.7 + " " + (char) -1 + "" + (int) (char) -1);
    row(() -> 5 % -3 + " " + -5 % 3 + " " + 5.5 % 2 + " " + -5.5 % 2 + " " + 5.0 % 0 + " " + (1 << 33) + " " + (1L << 65) + " " + (-8 >> 1) + " " + (-8 >>> 28) + " " + (-8L >>> 60) + " " + (~5) + " " + (5 ^ 3));
    row(() -> Character.isDigit('5') + " " + Character.isLetter('가') + Character.isLetterOrDigit('_') + Character.isWhitespace('\t') + Character.isSpaceChar(' ') + Character.isUpperCase('A') + Character.isAlphabetic('x') + Character.getNumericValue('9') + Character.getNumericValue('가') + Character.toUpperCase('ß') + Character.toLowerCase('İ') + Character.forDigit(11, 16) + Character.digit('F', 16));
    row(() -> Character.toString(0x1F600) + Character.toString('x') + Character.valueOf('y') + Character.compare('a', 'b') + Character.reverseBytes('a') + Character.isSurrogate('a') + Character.charCount(0x1F600) + Character.isJavaIdentifierStart('$') + Character.getType('A') + Character.isISOControl('\n') + Character.isDefined('a') + Character.MAX_RADIX);
    row(() -> "ß".toUpperCase() + " " + "straße".toUpperCase() + "ŉ".toUpperCase() + "ﬁ".toUpperCase() + "İ".toLowerCase().length() + "ΑΣ".toLowerCase() + "ǆ".toUpperCase() + "ÿ".toUpperCase() + "éà".toUpperCase() + "ÄÖ".toLowerCase());
    row(() -> "ab".indent(2) + "x".transform(s -> s + "!") + " a ".strip() + "|" + " a ".stripLeading() + "|" + " a ".stripTrailing() + "|" + "  ".isBlank() + "a\tb".translateEscapes() + "\\t".translateEscapes() + "  x\n y".stripIndent());
    row(() -> "a,b,,c,,".split(",").length + " " + "a,b,,c,,".split(",", -1).length + " " + "a1b2".split("\\d").length + " " + Arrays.toString(" a b ".split(" ")) + Arrays.toString("".split(",")) + Arrays.toString("abc".split("")) + Arrays.toString("a|b".split("|")) + Arrays.toString("a.b".split(".")) + Arrays.toString("a b  c".split("\\s+", 2)));
    row(() -> "hello".chars().filter(c -> c == 'l').count() + " " + "hello".codePoints().sum() + "hello".indexOf('l', 3) + "hello".indexOf("l", 10) + "hello".lastIndexOf("l", 2) + "hello".replace('l', 'L') + "hello".replace("l", "") + "hello".contentEquals(new StringBuilder("hello")) + "b".compareTo("a") + "abc".compareTo("abcd") + "a".compareTo("가"));
    row(() -> { StringBuilder b = new StringBuilder("hello"); b.insert(0, 'x').insert(1, 2).insert(2, 3L).insert(3, 1.5).insert(0, true).insert(0, new char[] {'q'}).insert(0, "ab", 0, 1); return b + "" + b.lastIndexOf("l") + b.indexOf("l", 5) + b.capacity() / 1000 + b.codePointAt(0) + b.compareTo(new StringBuilder("a")); });
    row(() -> { StringBuilder b = new StringBuilder(); b.append("abc", 1, 2).append(new char[] {'x', 'y'}, 0, 1).append((String) null).append(1f).append(10L).append('c').append((Object) "o").appendCodePoint(65).append(new StringBuilder("sb")).append((CharSequence) "cs", 0, 1); b.trimToSize(); b.ensureCapacity(5); return b.reverse().chars().count() + "" + b; });
    row(() -> new StringBuffer("a").append(1).insert(0, "x").reverse().toString() + new StringBuffer("b").compareTo(new StringBuffer("a")) + "abc".hashCode());
    row(() -> { Object o = new Object(); return o.equals(o) + " " + (o.hashCode() == o.hashCode()) + new int[0].getClass().getName() + new String[0][0].getClass().getSimpleName() + A.class.getName() + A.class.getSimpleName() + new A().getClass() + int.class + Color.RED.getClass() + Color.RED.getDeclaringClass() + new P(1, 2).getClass().isRecord(); });
    row(() -> Color.RED.compareTo(Color.BLUE) + Color.RED.name() + Color.valueOf("RED").ordinal() + Color.values().length + Color.RED.equals(Color.RED) + Color.GREEN.toString() + Enum.valueOf(Color.class, "BLUE") + new EnumMap<Color, Integer>(Map.of(Color.RED, 1, Color.BLUE, 2)) + EnumSet.range(Color.RED, Color.GREEN) + EnumSet.complementOf(EnumSet.of(Color.RED)) + EnumSet.allOf(Color.class) + EnumSet.noneOf(Color.class));
   
    row(() -> { StringWriter w = new StringWriter(); new RuntimeException("x", new Error("y")).printStackTrace(new PrintWriter(w)); return w.toString().split("\n")[0] + w.toString().contains("Caused by: java.lang.Error: y"); });
    row(() -> { Throwable t = new Exception("m"); t.addSuppressed(new Error("s")); t.initCause(new Error("c")); return t.getSuppressed().length + t.getCause().toString() + t.fillInStackTrace().getMessage(); });
    row(() -> Boolean.parseBoolean("TRUE") + " " + Boolean.logicalXor(true, false) + Boolean.compare(true, false) + Boolean.valueOf("x") + Boolean.toString(true) + Byte.toUnsignedInt((byte) -1) + Short.toUnsignedInt((short) -1) + Byte.parseByte("-128") + Short.parseShort("7f", 16) + Short.compare((short) 1, (short) 2) + Short.reverseBytes((short) 1));
    row(() -> { Object o = 3; String s = o instanceof Integer i ? "i" + i : "n"; return s + switch (3) { case 1, 2 -> "a"; case 3 -> { yield "b"; } default -> "c"; } + """
        block "q" \
        joined
          in\tdent
        """; });
    row(() -> { int[] a = {1, 2, 3}; int i = 0; a[i++] = a[i] + 10; i = 1; a[i] = i = 2; return Arrays.toString(a) + i; });
    row(() -> { int x = 5; x += x++ + ++x; int y = x-- - --x; short s = 1; s += 70000; char c = 'a'; c++; c += 1; long l = 1; l <<= 40; l >>>= 3; return x + " " + y + " " + s + c + l; });
    row(() -> { int s = 0; do { s++; } while (s < 5); for (int i = 0, j = 9; i < j; i++, j--) s += i * j; a: { if (s > 0) break a; s = -1; } return s; });
    row(() -> new Object[] {1, "a", null, 2.5, 'c', true, 5L}[3] + "" + (Object) 'c' + (1 > 0 ? 1 : 'c') + (1 > 0 ? 1 : 2.0) + (char) ('a' + 1) + ('a' + 1) + (byte) 'a' + 07 + 0b11 + 1_0);
    row(() -> String.format("%a %A %a %a %a", 1.0, 0.1, -0.0, Double.MIN_VALUE, 1f));
    row(() -> String.format("%h %H %b %n%%|%5%|%-5%|", "a", 255, false));
    row(() -> String.format("%,d %,d %(,.2f %+,d % d %x %X %o", 1234567, -9876543210L, -1234.5, 5, 7, -1, 255L, -8L));
    row(() -> String.format("%s %10.3s| %-8s| %S", new int[0].length, "abcdef", "ab", "abc"));
    row(() -> String.format("%g %g %g %g %.3g", 1e-5, 123456789.0, 0.0, 1e10, 99.99));
    row(() -> String.format("%08d|%+d|%-8d|%08.3f|%.10f|%e|%.0e", -42, 0, -7, -3.14159, 1.0 / 3, 0.0, 12345.0));
    row(() -> String.format("%f %f %f %.1f %.1f %.2f", Double.NaN, Double.POSITIVE_INFINITY, -1 / 0.0, 0.25, 0.35, 1.005));
    row(() -> String.format("%x %s %d", new BigInteger("ffff", 16), new BigDecimal("1.50"), (byte) 5));
    row(() -> String.format("%.2f %10.2f %,.3f", new BigDecimal("1.005"), new BigDecimal("12345.678"), new BigDecimal("1234567.8915")));
    row(() -> String.format("%c%c%c %C", 65, 'b', (byte) 67, 'd'));
    row(() -> String.format("%1$s %<s %2$s %s", "a", "b"));
    row(() -> String.format("%#x %#o %#X", 255, 8, 255));
    row(() -> String.format("%d", 1.5));
    row(() -> String.format("%d", 'c'));
    row(() -> String.format("%c", 1.5));
    row(() -> String.format("%b", "x"));
    row(() -> String.format("%"));
    row(() -> String.format("%z", 1));
    row(() -> String.format("%5n"));
    row(() -> String.format("%.3c", 'x'));
    row(() -> String.format("%s", new int[] {1}).startsWith("[I@"));
  
  }
}
