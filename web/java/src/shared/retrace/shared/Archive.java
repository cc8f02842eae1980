// Files in one, as scripts/compiler/pack.mjs packs them, but with a list in words: count, then path, start and length of each.
package retrace.shared;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

public final class Archive {
    private final byte[] bytes;
    private final Map<String, Entry> entries = new HashMap<>();
    private int at;

    /** A part of the archive's bytes. */
    public record Entry(String path, byte[] bytes, int start, int length) {
    }

    public Archive(byte[] bytes) {
        this.bytes = bytes;
        var count = number();
        var start = number();
        for (var each = 0; each < count; each++) {
            var path = text();
            var length = number();
            entries.put(path, new Entry(path, bytes, start, length));
            start += length;
        }
    }

    public Entry entry(String path) {
        return entries.get(path);
    }

    public Collection<Entry> entries() {
        return entries.values();
    }

    private int number() {
        var value = 0;
        for (var shift = 0; shift < 32; shift += 8) {
            value |= (bytes[at++] & 0xFF) << shift;
        }
        return value;
    }

    private String text() {
        var length = number();
        var text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return text;
    }
}
