package retrace.packing;

import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;

/**
 * Gives javac and the translator Java's divisions and signs: javac computes a program's 1 / 0 itself, and catches the exception. TeaVM
 * takes a number from 0 to turn its sign, and so has no -0.0.
 */
final class Divisions {
    /** The class of the library that divides. */
    static final String CLASS = "retrace/Division";

    private Divisions() {}

    static byte[] asInJava(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new Rewritten(writer), 0);
        return writer.toByteArray();
    }

    private static final class Rewritten extends ClassVisitor {
        Rewritten(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String type, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, type, signature, exceptions);
            return new MethodVisitor(Opcodes.ASM9, next) {
                @Override
                public void visitInsn(int code) {
                    switch (code) {
                        case Opcodes.IDIV -> call("divided", "(II)I");
                        case Opcodes.IREM -> call("rest", "(II)I");
                        case Opcodes.LDIV -> call("divided", "(JJ)J");
                        case Opcodes.LREM -> call("rest", "(JJ)J");
                        case Opcodes.DREM -> call("rest", "(DD)D");
                        case Opcodes.FREM -> call("rest", "(FF)F");
                        case Opcodes.DNEG -> {
                            super.visitLdcInsn(-1.0);
                            super.visitInsn(Opcodes.DMUL);
                        }
                        case Opcodes.FNEG -> {
                            super.visitLdcInsn(-1f);
                            super.visitInsn(Opcodes.FMUL);
                        }
                        default -> super.visitInsn(code);
                    }
                }

                private void call(String name, String type) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, CLASS, name, type, false);
                }
            };
        }
    }
}
