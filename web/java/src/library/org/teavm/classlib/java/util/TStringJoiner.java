// java.util.StringJoiner, which TeaVM's library lacks.
package org.teavm.classlib.java.util;

import java.util.Objects;

public final class TStringJoiner {
    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private StringBuilder joined;
    private String ofNone;

    public TStringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public TStringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.delimiter = delimiter.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public TStringJoiner setEmptyValue(CharSequence value) {
        ofNone = Objects.requireNonNull(value).toString();
        return this;
    }

    public TStringJoiner add(CharSequence part) {
        if (joined == null) {
            joined = new StringBuilder();
        } else {
            joined.append(delimiter);
        }
        joined.append(String.valueOf(part));
        return this;
    }

    public TStringJoiner merge(TStringJoiner other) {
        return other.joined == null ? this : add(other.joined.toString());
    }

    public int length() {
        return toString().length();
    }

    @Override
    public String toString() {
        return joined == null && ofNone != null ? ofNone : prefix + (joined == null ? "" : joined) + suffix;
    }
}
