// Makes the class through which the library calls the program's main.
package retrace.translator;

import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;

final class Entry {
    static final String PATH = "retrace/Entry.class";

    private Entry() {
    }

    static byte[] calling(String className) {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "retrace/Entry", null, "java/lang/Object", null);
        var main = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "()V", null, null);
        main.visitCode();
        main.visitInsn(Opcodes.ICONST_0);
        main.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/String");
        main.visitMethodInsn(Opcodes.INVOKESTATIC, className, "main", "([Ljava/lang/String;)V", false);
        main.visitInsn(Opcodes.RETURN);
        main.visitMaxs(0, 0);
        main.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
