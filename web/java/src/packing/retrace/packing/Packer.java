package retrace.packing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;

/** Packs files into one: their number, the offset of the first, each name with the length of its file, then the files. */
final class Packer {
    private Packer() {}

    static byte[] packed(SortedMap<String, byte[]> files) throws IOException {
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            byte[] name = file.getKey().getBytes(StandardCharsets.UTF_8);
            writeNumber(table, name.length);
            table.write(name);
            writeNumber(table, file.getValue().length);
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        writeNumber(packed, files.size());
        writeNumber(packed, 8 + table.size());
        table.writeTo(packed);
        for (byte[] file : files.values()) packed.write(file);
        return packed.toByteArray();
    }

    /** Four bytes, the lowest first. */
    private static void writeNumber(OutputStream out, int number) throws IOException {
        for (int shift = 0; shift < 32; shift += 8) out.write(number >>> shift);
    }
}
