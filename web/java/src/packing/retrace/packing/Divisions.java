package retrace.packing;

import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;

/**
 * Gives javac and the translator Java's divisions, signs and readings of numbers: javac computes a program's 1 / 0 itself, and catches the
 * exception. TeaVM takes a number from 0 to turn its sign, and so has no -0.0; and it reads no hexadecimal number with a point.
 */
final class Divisions {
    private static final String CLASS = "retrace/Division";
    private static final String READING = "retrace/Nearest";

    private Divisions() {}

    /** Whether a file of the library has one of the classes that divide and read, or a class inside them. */
    static boolean uses(String file) {
        return file.matches("retrace/(Division|Nearest|Decimals)\\b.*");
    }

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

                @Override
                public void visitMethodInsn(int code, String owner, String name, String type, boolean isInterface) {
                    if (name.equals("valueOf") && type.matches("\\(Ljava/lang/String;\\)Ljava/lang/(Double|Float);")) {
                        String read = owner.equals("java/lang/Double") ? "doubleOf" : "floatOf";
                        super.visitMethodInsn(Opcodes.INVOKESTATIC, READING, read, type, false);
                    } else {
                        super.visitMethodInsn(code, owner, name, type, isInterface);
                    }
                }

                private void call(String name, String type) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, CLASS, name, type, false);
                }
            };
        }
    }
}
