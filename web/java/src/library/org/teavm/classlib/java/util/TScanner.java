// java.util.Scanner, which TeaVM's library lacks: words, numbers and lines of a text that comes in parts.
package org.teavm.classlib.java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

public final class TScanner implements Iterator<String>, Closeable {
    private final Reader reader;
    private final StringBuilder text = new StringBuilder();
    private int at;
    private boolean isAtEnd;
    private boolean isClosed;
    /** Null stands for blanks, which are found without a pattern. A program without patterns is smaller. */
    private Gaps gaps;
    private int radix = 10;
    private MatchResult found;

    public TScanner(InputStream stream) {
        this(new InputStreamReader(stream));
    }

    public TScanner(InputStream stream, String charset) {
        this(new InputStreamReader(stream));
    }

    public TScanner(InputStream stream, Charset charset) {
        this(new InputStreamReader(stream, charset));
    }

    /** No judge has files: the same exception as of every other way to open one. */
    public TScanner(File file) throws FileNotFoundException {
        this(new FileInputStream(file));
    }

    public TScanner(File file, String charset) throws FileNotFoundException {
        this(file);
    }

    public TScanner(String source) {
        this(new StringReader(source));
    }

    public TScanner(Readable source) {
        reader = (Reader) source;
    }

    private TScanner(Reader reader) {
        this.reader = reader;
    }

    public TScanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public TScanner useDelimiter(Pattern pattern) {
        gaps = new Matched(pattern);
        return this;
    }

    public Pattern delimiter() {
        return gaps instanceof Matched matched ? matched.pattern : Pattern.compile("\\p{javaWhitespace}+");
    }

    public TScanner reset() {
        gaps = null;
        radix = 10;
        return this;
    }

    public Locale locale() {
        return Locale.ENGLISH;
    }

    /** Numbers are written in one way here. */
    public TScanner useLocale(Locale locale) {
        return this;
    }

    public IOException ioException() {
        return null;
    }

    public int radix() {
        return radix;
    }

    public TScanner useRadix(int base) {
        radix = base;
        return this;
    }

    @Override
    public void close() {
        isClosed = true;
        try {
            reader.close();
        } catch (IOException ignored) {
            // The reader was closed before.
        }
    }

    @Override
    public boolean hasNext() {
        return wordEnd(wordStart()) >= 0;
    }

    @Override
    public String next() {
        var start = wordStart();
        var end = wordEnd(start);
        if (end < 0) {
            throw new NoSuchElementException();
        }
        at = end;
        return text.substring(start, end);
    }

    public boolean hasNextLine() {
        check();
        return at < text.length() || readMore();
    }

    public String nextLine() {
        if (!hasNextLine()) {
            throw new NoSuchElementException("No line found");
        }
        var end = at;
        while ((end < text.length() || readMore()) && !isLineEnd(text.charAt(end))) {
            end++;
        }
        var line = text.substring(at, end);
        at = end;
        if (end < text.length()) {
            var isPair = text.charAt(end) == '\r' && (end + 1 < text.length() || readMore()) && text.charAt(end + 1) == '\n';
            at += isPair ? 2 : 1;
        }
        return line;
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        return hasNext() && pattern.matcher(word()).matches();
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        var matcher = pattern.matcher(present());
        if (!matcher.matches()) {
            throw new TInputMismatchException();
        }
        found = matcher.toMatchResult();
        return next();
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        readAll();
        var end = at;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return find(pattern.matcher(text).region(at, end));
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        readAll();
        var end = horizon == 0 ? text.length() : Math.min(text.length(), at + horizon);
        return find(pattern.matcher(text).region(at, end));
    }

    private String find(Matcher matcher) {
        check();
        if (!matcher.find()) {
            return null;
        }
        found = matcher.toMatchResult();
        at = matcher.end();
        return matcher.group();
    }

    public TScanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    public TScanner skip(Pattern pattern) {
        readAll();
        var matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw new NoSuchElementException();
        }
        found = matcher.toMatchResult();
        at = matcher.end();
        return this;
    }

    public MatchResult match() {
        if (found == null) {
            throw new IllegalStateException("No match result available");
        }
        return found;
    }

    public Stream<String> tokens() {
        var words = new ArrayList<String>();
        while (hasNext()) {
            words.add(next());
        }
        return words.stream();
    }

    public Stream<MatchResult> findAll(String pattern) {
        return findAll(Pattern.compile(pattern));
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        readAll();
        var all = new ArrayList<MatchResult>();
        while (find(pattern.matcher(text).region(at, text.length())) != null) {
            all.add(found);
        }
        return all.stream();
    }

    public boolean hasNextByte() {
        return hasNext() && isNumber(word(), 8);
    }

    public boolean hasNextShort() {
        return hasNext() && isNumber(word(), 16);
    }

    public boolean hasNextInt(int base) {
        radix = base;
        return hasNextInt();
    }

    public boolean hasNextLong(int base) {
        radix = base;
        return hasNextLong();
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    public boolean hasNextBigDecimal() {
        return hasNextDouble();
    }

    public boolean hasNextInt() {
        return hasNext() && isNumber(word(), 32);
    }

    public boolean hasNextLong() {
        return hasNext() && isNumber(word(), 64);
    }

    public boolean hasNextDouble() {
        return hasNext() && isDouble(word());
    }

    public boolean hasNextBoolean() {
        return hasNext() && isBoolean(word());
    }

    public boolean hasNextBigInteger() {
        return hasNext() && isNumber(word(), Integer.MAX_VALUE);
    }

    public int nextInt() {
        return (int) Long.parseLong(number(32), radix);
    }

    public int nextInt(int base) {
        radix = base;
        return nextInt();
    }

    public byte nextByte() {
        return (byte) Long.parseLong(number(8), radix);
    }

    public short nextShort() {
        return (short) Long.parseLong(number(16), radix);
    }

    public long nextLong(int base) {
        radix = base;
        return nextLong();
    }

    public long nextLong() {
        return Long.parseLong(number(64), radix);
    }

    public BigInteger nextBigInteger() {
        return new BigInteger(number(Integer.MAX_VALUE), radix);
    }

    public BigDecimal nextBigDecimal() {
        return new BigDecimal(real());
    }

    public double nextDouble() {
        return Double.parseDouble(real());
    }

    public float nextFloat() {
        return Float.parseFloat(real());
    }

    public boolean nextBoolean() {
        var word = present();
        if (!isBoolean(word)) {
            throw new TInputMismatchException();
        }
        next();
        return word.equalsIgnoreCase("true");
    }

    private String number(int bits) {
        var word = present();
        if (!isNumber(word, bits)) {
            // Java gives a message only for a number that is too large.
            throw isNumber(word, Integer.MAX_VALUE) ? new TInputMismatchException(tooLarge(word, bits)) : new TInputMismatchException();
        }
        next();
        var plain = ungrouped(word);
        return plain.startsWith("+") ? plain.substring(1) : plain;
    }

    private String tooLarge(String word, int bits) {
        return bits < Integer.SIZE && isNumber(word, Integer.SIZE)
                ? "Value out of range. Value:\"" + word + "\" Radix:" + radix
                : "For input string: \"" + word + "\"";
    }

    private String real() {
        var word = present();
        if (!isDouble(word)) {
            throw new TInputMismatchException();
        }
        next();
        return ungrouped(word);
    }

    /** A number without the commas between its thousands; a word that has them elsewhere stays. */
    private static String ungrouped(String word) {
        var first = word.indexOf(',');
        if (first < 0) {
            return word;
        }
        var point = word.indexOf('.');
        var end = point < 0 ? word.length() : point;
        var start = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        var isGrouped = first > start && first - start <= 3 && (end - first) % 4 == 0;
        for (var each = start; isGrouped && each < end; each++) {
            isGrouped = (end - each) % 4 == 0 == (word.charAt(each) == ',');
        }
        return isGrouped ? word.substring(0, end).replace(",", "") + word.substring(end) : word;
    }

    private String present() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return word();
    }

    /** The next word, without going past it. */
    private String word() {
        var start = wordStart();
        return text.substring(start, wordEnd(start));
    }

    private boolean isNumber(String grouped, int bits) {
        var word = ungrouped(grouped);
        var start = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        if (word.length() == start) {
            return false;
        }
        for (var each = start; each < word.length(); each++) {
            if (Character.digit(word.charAt(each), radix) < 0) {
                return false;
            }
        }
        return bits > 64 || fits(word.charAt(0) == '+' ? word.substring(1) : word, bits);
    }

    private boolean fits(String word, int bits) {
        try {
            var value = Long.parseLong(word, radix);
            var most = bits == 64 ? Long.MAX_VALUE : (1L << bits - 1) - 1;
            return value <= most && value >= -most - 1;
        } catch (NumberFormatException error) {
            return false;
        }
    }

    private static boolean isDouble(String grouped) {
        var word = ungrouped(grouped);
        if (word.equals("NaN") || word.equals("Infinity") || word.equals("-Infinity")) {
            return true;
        }
        try {
            Double.parseDouble(word);
            var last = word.charAt(word.length() - 1);
            return last >= '0' && last <= '9' || last == '.';
        } catch (NumberFormatException error) {
            return false;
        }
    }

    private static boolean isBoolean(String word) {
        return word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false");
    }

    /** The index at which the next word begins. */
    private int wordStart() {
        check();
        if (gaps != null) {
            readAll();
            return gaps.behind(text, at);
        }
        var start = at;
        while ((start < text.length() || readMore()) && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        return start;
    }

    /** The index behind the word that begins at `start`; -1 where the text has ended. */
    private int wordEnd(int start) {
        if (start >= text.length()) {
            return -1;
        }
        if (gaps != null) {
            return gaps.next(text, start);
        }
        var end = start;
        while ((end < text.length() || readMore()) && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private interface Gaps {
        /** The index behind a gap that begins at `at`. */
        int behind(CharSequence text, int at);

        /** The index at which the next gap begins or the text ends. */
        int next(CharSequence text, int at);
    }

    private record Matched(Pattern pattern) implements Gaps {
        @Override
        public int behind(CharSequence text, int at) {
            var gap = pattern.matcher(text).region(at, text.length());
            return gap.lookingAt() ? gap.end() : at;
        }

        @Override
        public int next(CharSequence text, int at) {
            var gap = pattern.matcher(text).region(at, text.length());
            while (gap.find()) {
                if (gap.end() > gap.start() || gap.start() > at) {
                    return gap.start();
                }
            }
            return text.length();
        }
    }

    private static boolean isLineEnd(char each) {
        return each == '\n' || each == '\r' || each == '\u2028' || each == '\u2029' || each == '\u0085';
    }

    private void check() {
        if (isClosed) {
            throw new IllegalStateException("Scanner closed");
        }
        if (at > 1 << 16) {
            text.delete(0, at);
            at = 0;
        }
    }

    private void readAll() {
        while (readMore()) {
            continue;
        }
    }

    private boolean readMore() {
        if (isAtEnd) {
            return false;
        }
        var part = new char[1024];
        try {
            var count = reader.read(part);
            isAtEnd = count < 0;
            text.append(part, 0, Math.max(count, 0));
            return count > 0 || !isAtEnd && readMore();
        } catch (IOException error) {
            isAtEnd = true;
            return false;
        }
    }
}
