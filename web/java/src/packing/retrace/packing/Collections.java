package retrace.packing;

import java.util.Set;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.TypeInsnNode;
import org.teavm.asm.tree.VarInsnNode;

/** Lets TeaVM's lists, maps and readers be as Java's where a program can tell: see TElements and TChanges in the library. */
final class Collections {
    private static final String UTIL = "org/teavm/classlib/java/util/";
    private static final String ELEMENTS = UTIL + "TElements";
    private static final String LIST = UTIL + "TArrayList";
    private static final String OF = UTIL + "TList";
    private static final String ABSTRACT = UTIL + "TAbstractList";
    private static final String COLLECTION = UTIL + "TAbstractCollection";
    private static final String ITERATOR = ABSTRACT + "$1";
    private static final String CHANGES = UTIL + "TChanges";
    private static final String ANY_MAP = UTIL + "TMap";
    private static final String MAP = UTIL + "THashMap";
    private static final String MAP_ITERATOR = MAP + "$AbstractMapIterator";
    private static final String ADVANCE = "retrace$advance";
    private static final String BUILDER = "org/teavm/classlib/java/lang/TAbstractStringBuilder";
    private static final String LINKED_MAP = UTIL + "TLinkedHashMap";
    private static final String TREE = UTIL + "TTreeMap";
    private static final String TREE_SET = UTIL + "TTreeSet";
    private static final String DEQUE = UTIL + "TArrayDeque";
    private static final String VECTOR = UTIL + "TVector";
    private static final String LINKED = UTIL + "TLinkedList";
    private static final String LINKED_ITERATOR = LINKED + "$SequentialListIterator";
    private static final String READER = "org/teavm/classlib/java/io/TBufferedReader";
    private static final String BITS = UTIL + "TBitSet";
    private static final String STREAM = UTIL + "stream/impl/TSimpleStreamImpl";
    private static final String FIRST = UTIL + "stream/impl/TFirst";
    private static final String TO_ARRAY = "toArray([Ljava/lang/Object;)[Ljava/lang/Object;";
    private static final Set<String> CHANGED =
            Set.of(BITS, STREAM, READER, COLLECTION, ABSTRACT, LIST, OF, ITERATOR, ANY_MAP, MAP, MAP_ITERATOR, BUILDER, LINKED_MAP, TREE, TREE_SET, DEQUE, VECTOR, LINKED, LINKED_ITERATOR);
    private static final String ENTRY = "L" + MAP + "$HashEntry;";

    private Collections() {}

    static byte[] asInJava(String file, byte[] bytes) {
        String name = file.substring(0, file.length() - ".class".length());
        if (!CHANGED.contains(name)) return bytes;
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        for (MethodNode method : node.methods) change(name, method);
        if (name.equals(MAP_ITERATOR)) lookAhead(node);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static void change(String owner, MethodNode method) {
        switch (owner + "." + method.name + method.desc) {
            case LIST + ".checkIndex(I)V" -> replace(method, checked("check"));
            case LIST + ".checkIndexForAdd(I)V" -> replace(method, checked("checkForAdd"));
            case LIST + ".ensureCapacity(I)V", DEQUE + ".ensureCapacity(I)V" ->
                    method.instructions.insert(grows(20));
            case TREE + ".put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;" ->
                    method.instructions.insert(holds());
            case BUILDER + ".ensureCapacity(I)V" -> method.instructions.insert(grows(2));
            case MAP + ".newElementArray(I)[" + ENTRY, LINKED_MAP + ".newElementArray(I)[" + ENTRY ->
                    method.instructions.insert(grows(40));
            case READER + ".ready()Z" -> replace(method, isReady());
            case LIST + ".forEach(Ljava/util/function/Consumer;)V", LIST + ".replaceAll(L" + UTIL + "function/TUnaryOperator;)V" ->
                    replace(method, delegated(owner, method));
            case COLLECTION + ".contains(Ljava/lang/Object;)Z", ABSTRACT + ".indexOf(Ljava/lang/Object;)I", ABSTRACT + ".lastIndexOf(Ljava/lang/Object;)I" -> {
                InsnList code = load(0, Opcodes.ALOAD, Opcodes.ALOAD);
                code.add(call("searched", "(Ljava/lang/Object;Ljava/lang/Object;)V"));
                method.instructions.insert(code);
            }
            case ITERATOR + ".hasNext()Z" -> replace(method, isNotAtEnd());
            case ITERATOR + ".next()Ljava/lang/Object;" -> method.instructions.insert(checkedNext());
            case MAP + ".createHashedEntry(Ljava/lang/Object;II)" + ENTRY -> {
                InsnList code = load(0, Opcodes.ALOAD, Opcodes.ALOAD, Opcodes.ILOAD, Opcodes.ILOAD);
                code.add(call("added", "(L" + MAP + ";Ljava/lang/Object;II)" + ENTRY));
                code.add(new InsnNode(Opcodes.ARETURN));
                replace(method, code);
            }
            case MAP + ".rehash(I)V" -> {
                InsnList code = load(0, Opcodes.ALOAD, Opcodes.ILOAD);
                code.add(call("grow", "(L" + MAP + ";I)V"));
                code.add(new InsnNode(Opcodes.RETURN));
                replace(method, code);
            }
            case OF + ".of()L" + OF + ";" -> {
                InsnList code = new InsnList();
                code.add(call("none", "()L" + OF + ";"));
                code.add(new InsnNode(Opcodes.ARETURN));
                replace(method, code);
            }
            case COLLECTION + "." + TO_ARRAY, VECTOR + "." + TO_ARRAY -> checkElements(method, true);
            case STREAM + ".toArray(Ljava/util/function/IntFunction;)[Ljava/lang/Object;" -> checkElements(method, false);
            case STREAM + ".reduce(Ljava/util/function/BinaryOperator;)Ljava/util/Optional;" -> noteNull(method);
            case STREAM + ".findFirst()Ljava/util/Optional;" -> {
                InsnList code = load(0, Opcodes.ALOAD);
                code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, FIRST, "of", "(L" + STREAM + ";)Ljava/util/Optional;", false));
                code.add(new InsnNode(Opcodes.ARETURN));
                replace(method, code);
            }
            case BITS + ".size()I" -> roundSize(method);
            case TREE_SET + ".subSet(Ljava/lang/Object;ZLjava/lang/Object;Z)L" + UTIL + "TNavigableSet;" -> {
                keepBounds(method);
                holdPart(method);
            }
            case TREE_SET + ".headSet(Ljava/lang/Object;Z)L" + UTIL + "TNavigableSet;",
                            TREE_SET + ".tailSet(Ljava/lang/Object;Z)L" + UTIL + "TNavigableSet;",
                            TREE_SET + ".subSet(Ljava/lang/Object;Ljava/lang/Object;)L" + UTIL + "TSortedSet;",
                            TREE_SET + ".headSet(Ljava/lang/Object;)L" + UTIL + "TSortedSet;",
                            TREE_SET + ".tailSet(Ljava/lang/Object;)L" + UTIL + "TSortedSet;" ->
                    holdPart(method);
            default -> {
                if (owner.equals(MAP)) spreadHashes(method);
                if (owner.equals(ANY_MAP) && (method.name.startsWith("compute") || method.name.equals("merge"))) {
                    replace(method, delegated(owner, method));
                }
                if (owner.equals(VECTOR)) noteSizes(method, VECTOR, "elementCount", 20);
                if (owner.equals(LINKED_ITERATOR) && method.name.equals("add")) countAdded(method);
                if (owner.startsWith(LINKED)) noteSizes(method, LINKED, "size", 48);
            }
        }
    }

    /** Checks that the array that is returned can hold its elements; `isOfCollection`: with the collection that they come from. */
    private static void checkElements(MethodNode method, boolean isOfCollection) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() != Opcodes.ARETURN) continue;
            InsnList code = new InsnList();
            code.add(new InsnNode(Opcodes.DUP));
            code.add(isOfCollection ? new VarInsnNode(Opcodes.ALOAD, 0) : new InsnNode(Opcodes.ACONST_NULL));
            code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Kinds", "checkElements", "([Ljava/lang/Object;Ljava/lang/Object;)V", false));
            method.instructions.insertBefore(each, code);
        }
    }

    /** Null that elements were reduced to is no result; TeaVM takes it for no element. */
    private static void noteNull(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (!(each instanceof MethodInsnNode made) || !made.name.equals("ofNullable")) continue;
            method.instructions.insertBefore(each, load(2, Opcodes.ALOAD));
            method.instructions.insertBefore(each, new FieldInsnNode(Opcodes.GETFIELD, UTIL + "stream/impl/TReducingConsumer", "initialized", "Z"));
            method.instructions.set(each, new MethodInsnNode(Opcodes.INVOKESTATIC, FIRST, "found", "(Ljava/lang/Object;Z)Ljava/util/Optional;", false));
        }
    }

    /** TeaVM forgets that the iterator stands one place further on. */
    private static void countAdded(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() != Opcodes.RETURN) continue;
            InsnList code = load(0, Opcodes.ALOAD);
            code.add(new InsnNode(Opcodes.DUP));
            code.add(new FieldInsnNode(Opcodes.GETFIELD, LINKED_ITERATOR, "index", "I"));
            code.add(new InsnNode(Opcodes.ICONST_1));
            code.add(new InsnNode(Opcodes.IADD));
            code.add(new FieldInsnNode(Opcodes.PUTFIELD, LINKED_ITERATOR, "index", "I"));
            method.instructions.insertBefore(each, code);
        }
    }

    /** Java keeps bits in longs, TeaVM in ints. */
    private static void roundSize(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() != Opcodes.IRETURN) continue;
            InsnList code = new InsnList();
            code.add(new IntInsnNode(Opcodes.BIPUSH, 63));
            code.add(new InsnNode(Opcodes.IADD));
            code.add(new IntInsnNode(Opcodes.BIPUSH, -64));
            code.add(new InsnNode(Opcodes.IAND));
            method.instructions.insertBefore(each, code);
        }
    }

    /** A part of a set takes new elements, which one of a map's keys does not. */
    private static void holdPart(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof MethodInsnNode made && made.name.equals("navigableKeySet")) {
                String type = "(L" + UTIL + "TNavigableMap;)L" + UTIL + "TNavigableSet;";
                method.instructions.set(each, new MethodInsnNode(Opcodes.INVOKESTATIC, UTIL + "TPart", "of", type, false));
            }
        }
    }

    /** Calls the method of the same name in TChanges. */
    private static InsnList delegated(String owner, MethodNode method) {
        InsnList code = load(0, Opcodes.ALOAD);
        int count = Type.getArgumentTypes(method.desc).length;
        for (int at = 1; at <= count; at++) code.add(new VarInsnNode(Opcodes.ALOAD, at));
        String type = "(L" + owner + ";" + method.desc.substring(1);
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, CHANGES, method.name, type, false));
        code.add(new InsnNode(Type.getReturnType(method.desc).getOpcode(Opcodes.IRETURN)));
        return code;
    }

    /** Java finds the next entry of a map when it gives the one before, and so notices that it was removed since. */
    private static void lookAhead(ClassNode node) {
        for (MethodNode method : node.methods) {
            if (method.name.equals("hasNext")) method.name = ADVANCE;
            if (!method.name.equals("<init>") && !method.name.equals("makeNext")) continue;
            for (AbstractInsnNode each : method.instructions.toArray()) {
                if (each.getOpcode() != Opcodes.RETURN) continue;
                InsnList code = load(0, Opcodes.ALOAD);
                code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, MAP_ITERATOR, ADVANCE, "()Z", false));
                code.add(new InsnNode(Opcodes.POP));
                method.instructions.insertBefore(each, code);
            }
        }
        MethodNode hasNext = new MethodNode(Opcodes.ACC_PUBLIC, "hasNext", "()Z", null, null);
        LabelNode isMore = new LabelNode();
        InsnList code = hasNext.instructions;
        code.add(load(0, Opcodes.ALOAD));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, MAP_ITERATOR, "futureEntry", ENTRY));
        code.add(new JumpInsnNode(Opcodes.IFNONNULL, isMore));
        code.add(load(0, Opcodes.ALOAD));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, MAP_ITERATOR, "position", "I"));
        code.add(load(0, Opcodes.ALOAD));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, MAP_ITERATOR, "associatedMap", "L" + MAP + ";"));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, MAP, "elementData", "[" + ENTRY));
        code.add(new InsnNode(Opcodes.ARRAYLENGTH));
        code.add(new JumpInsnNode(Opcodes.IF_ICMPLT, isMore));
        code.add(new InsnNode(Opcodes.ICONST_0));
        code.add(new InsnNode(Opcodes.IRETURN));
        code.add(isMore);
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new InsnNode(Opcodes.IRETURN));
        node.methods.add(hasNext);
    }

    private static void spreadHashes(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof MethodInsnNode call
                    && call.name.equals("hashCode")
                    && call.owner.equals("java/lang/Object")) {
                method.instructions.set(each, call("hashOf", "(Ljava/lang/Object;)I"));
            }
        }
    }

    /** TeaVM forgets whether the first and the last element belong to a part of a set. */
    private static void keepBounds(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() == Opcodes.ICONST_1) method.instructions.set(each, new VarInsnNode(Opcodes.ILOAD, 2));
            if (each.getOpcode() == Opcodes.ICONST_0) method.instructions.set(each, new VarInsnNode(Opcodes.ILOAD, 4));
        }
    }

    private static void replace(MethodNode method, InsnList code) {
        method.instructions.clear();
        method.tryCatchBlocks.clear();
        method.localVariables = null;
        method.instructions.add(code);
    }

    private static InsnList checked(String name) {
        InsnList code = load(1, Opcodes.ILOAD);
        code.add(load(0, Opcodes.ALOAD));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, LIST, "size", "I"));
        code.add(call(name, "(II)V"));
        code.add(new InsnNode(Opcodes.RETURN));
        return code;
    }

    /** Tells the library of programs that room for so many elements is made, each of at least so many bytes with its own object. */
    private static InsnList grows(int elementBytes) {
        InsnList code = load(1, Opcodes.ILOAD);
        code.add(told(elementBytes));
        return code;
    }

    /** Tells the number of a tree's elements, each of which has a node. */
    private static InsnList holds() {
        InsnList code = load(0, Opcodes.ALOAD);
        code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, TREE, "size", "()I", false));
        code.add(told(64));
        return code;
    }

    /** Tells a list's new size wherever one of its methods notes it. */
    private static void noteSizes(MethodNode method, String list, String size, int elementBytes) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof FieldInsnNode field
                    && field.getOpcode() == Opcodes.PUTFIELD
                    && field.owner.equals(list)
                    && field.name.equals(size)) {
                InsnList code = new InsnList();
                code.add(new InsnNode(Opcodes.DUP));
                code.add(told(elementBytes));
                method.instructions.insertBefore(each, code);
            }
        }
    }

    private static InsnList told(int elementBytes) {
        InsnList code = new InsnList();
        code.add(new IntInsnNode(Opcodes.BIPUSH, elementBytes));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Memory", "grows", "(II)V", false));
        return code;
    }

    /** `index < count || innerReader instanceof StringReader || fillBuffer(0, 1)`: TeaVM knows only of what it has read already. */
    private static InsnList isReady() {
        InsnList code = new InsnList();
        LabelNode isReady = new LabelNode();
        for (String field : new String[] {"index", "count"}) {
            code.add(load(0, Opcodes.ALOAD));
            code.add(new FieldInsnNode(Opcodes.GETFIELD, READER, field, "I"));
        }
        code.add(new JumpInsnNode(Opcodes.IF_ICMPLT, isReady));
        code.add(load(0, Opcodes.ALOAD));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, READER, "innerReader", "Lorg/teavm/classlib/java/io/TReader;"));
        code.add(new TypeInsnNode(Opcodes.INSTANCEOF, "org/teavm/classlib/java/io/TStringReader"));
        code.add(new JumpInsnNode(Opcodes.IFNE, isReady));
        code.add(load(0, Opcodes.ALOAD));
        code.add(new InsnNode(Opcodes.ICONST_0));
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, READER, "fillBuffer", "(II)Z", false));
        code.add(new InsnNode(Opcodes.IRETURN));
        code.add(isReady);
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new InsnNode(Opcodes.IRETURN));
        return code;
    }

    /** Java asks the list for its size each time, and so ends early where an element was removed. */
    private static InsnList isNotAtEnd() {
        InsnList code = load(0, Opcodes.ALOAD);
        LabelNode isAtEnd = new LabelNode();
        code.add(new FieldInsnNode(Opcodes.GETFIELD, ITERATOR, "index", "I"));
        code.add(load(0, Opcodes.ALOAD));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, ITERATOR, "this$0", "L" + ABSTRACT + ";"));
        code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, ABSTRACT, "size", "()I", false));
        code.add(new JumpInsnNode(Opcodes.IF_ICMPEQ, isAtEnd));
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new InsnNode(Opcodes.IRETURN));
        code.add(isAtEnd);
        code.add(new InsnNode(Opcodes.ICONST_0));
        code.add(new InsnNode(Opcodes.IRETURN));
        return code;
    }

    private static InsnList checkedNext() {
        InsnList code = load(0, Opcodes.ALOAD);
        code.add(
                new MethodInsnNode(
                        Opcodes.INVOKEVIRTUAL, ITERATOR, "checkConcurrentModification", "()V", false));
        for (String field : new String[] {"index", "size"}) {
            code.add(load(0, Opcodes.ALOAD));
            code.add(new FieldInsnNode(Opcodes.GETFIELD, ITERATOR, field, "I"));
        }
        code.add(call("checkNext", "(II)V"));
        return code;
    }

    private static InsnList load(int first, int... opcodes) {
        InsnList code = new InsnList();
        for (int at = 0; at < opcodes.length; at++) {
            code.add(new VarInsnNode(opcodes[at], first + at));
        }
        return code;
    }

    private static MethodInsnNode call(String name, String type) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, ELEMENTS, name, type, false);
    }
}
