// java.util.Formatter, which writes by retrace.Format; printf and format of streams, writers and texts go through it.
package org.teavm.classlib.java.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.util.FormatterClosedException;
import java.util.Locale;
import java.util.Objects;
import retrace.Format;

public final class TFormatter implements Closeable, Flushable {
    private final Locale locale;
    private Appendable out;
    private boolean isClosed;
    private IOException failed;

    public TFormatter() {
        this(Locale.getDefault());
    }

    public TFormatter(Appendable out) {
        this(out, Locale.getDefault());
    }

    public TFormatter(Locale locale) {
        this(null, locale);
    }

    public TFormatter(Appendable out, Locale locale) {
        this.out = out == null ? new StringBuilder() : out;
        this.locale = locale;
    }

    public TFormatter(PrintStream stream) {
        this((Appendable) Objects.requireNonNull(stream));
    }

    public TFormatter(OutputStream stream) {
        this(new OutputStreamWriter(stream));
    }

    public TFormatter(OutputStream stream, String charset) throws UnsupportedEncodingException {
        this(new OutputStreamWriter(stream, charset));
    }

    public TFormatter(OutputStream stream, String charset, Locale locale) throws UnsupportedEncodingException {
        this(new OutputStreamWriter(stream, charset), locale);
    }

    public Locale locale() {
        requireOpen();
        return locale;
    }

    public Appendable out() {
        requireOpen();
        return out;
    }

    @Override
    public String toString() {
        return out().toString();
    }

    @Override
    public void flush() {
        if (out() instanceof Flushable stream) {
            try {
                stream.flush();
            } catch (IOException ignored) {
                // Java's flush forgets the fault, too.
            }
        }
    }

    @Override
    public void close() {
        if (!isClosed && out instanceof Closeable stream) {
            try {
                stream.close();
            } catch (IOException fault) {
                failed = fault;
            }
        }
        isClosed = true;
    }

    public IOException ioException() {
        return failed;
    }

    public TFormatter format(String format, Object... values) {
        return format(locale, format, values);
    }

    public TFormatter format(Locale in, String format, Object... values) {
        var there = out();
        var text = Format.format(format, values);
        try {
            there.append(text);
        } catch (IOException fault) {
            failed = fault;
        }
        return this;
    }

    private void requireOpen() {
        if (isClosed) {
            throw new FormatterClosedException();
        }
    }
}
