package retrace.packing;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.FieldVisitor;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;

/** The public classes of java.base without code, against which javac compiles; their ancestors come along. */
final class Signatures {
    private static final List<String> PACKAGES =
            List.of(
                    "java/io/",
                    "java/lang/",
                    "java/math/",
                    "java/nio/",
                    "java/text/",
                    "java/time/",
                    "java/util/",
                    "java/net/",
                    "java/security/");

    private static final int HIDDEN = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
    private static final int SEEN = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;

    private Signatures() {}

    static SortedMap<String, byte[]> of(Map<String, byte[]> files) {
        TreeMap<String, byte[]> found = new TreeMap<>();
        files.forEach(
                (name, bytes) -> {
                    if (isNeeded(name) && isPublic(bytes)) add(name, files, found);
                });
        return found;
    }

    private static boolean isNeeded(String name) {
        return name.endsWith(".class") && PACKAGES.stream().anyMatch(name::startsWith);
    }

    private static boolean isPublic(byte[] bytes) {
        return (new ClassReader(bytes).getAccess() & Opcodes.ACC_PUBLIC) != 0;
    }

    private static void add(String name, Map<String, byte[]> files, Map<String, byte[]> found) {
        byte[] bytes = files.get(name);
        if (bytes == null || found.containsKey(name)) return;
        found.put(name, stripped(bytes));
        ClassReader reader = new ClassReader(bytes);
        if (reader.getSuperName() != null) add(reader.getSuperName() + ".class", files, found);
        for (String each : reader.getInterfaces()) add(each + ".class", files, found);
    }

    private static byte[] stripped(byte[] bytes) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(bytes)
                .accept(new Seen(writer), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return writer.toByteArray();
    }

    /** Leaves out members that no program can name. */
    private static final class Seen extends ClassVisitor {
        Seen(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public FieldVisitor visitField(
                int access, String name, String type, String signature, Object value) {
            return isHidden(access) ? null : super.visitField(access, name, type, signature, value);
        }

        /** A constructor stays, so that a class without a public one is not given a default one. */
        @Override
        public MethodVisitor visitMethod(
                int access, String name, String type, String signature, String[] exceptions) {
            return isHidden(access) && !name.equals("<init>")
                    ? null
                    : super.visitMethod(access, name, type, signature, exceptions);
        }

        /** A class that no program can name is not there, and javac would look for it where all members of its owner are imported. */
        @Override
        public void visitInnerClass(String name, String owner, String simpleName, int access) {
            if (simpleName != null && (access & SEEN) != 0) super.visitInnerClass(name, owner, simpleName, access);
        }

        private static boolean isHidden(int access) {
            return (access & HIDDEN) != 0 || (access & SEEN) == 0;
        }
    }
}
