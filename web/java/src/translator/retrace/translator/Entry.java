// Makes the class through which the library calls the program's main, and before it the initialiser of main's class.
package retrace.translator;

import org.teavm.asm.ClassWriter;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;

final class Entry {
    static final String PATH = "retrace/Entry.class";

    private Entry() {
    }

    /** `start`: the method of the class that was its initialiser; null for a class without one. */
    static byte[] calling(String className, String start) {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "retrace/Entry", null, "java/lang/Object", null);
        var begin = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "begin", "()V", null, null);
        begin.visitCode();
        if (start != null) {
            begin.visitMethodInsn(Opcodes.INVOKESTATIC, className, start, "()V", false);
        }
        end(begin);
        var main = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "()V", null, null);
        main.visitCode();
        main.visitInsn(Opcodes.ICONST_0);
        main.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/String");
        main.visitMethodInsn(Opcodes.INVOKESTATIC, className, "main", "([Ljava/lang/String;)V", false);
        end(main);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void end(MethodVisitor method) {
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
