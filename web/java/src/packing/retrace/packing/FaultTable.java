package retrace.packing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Methods of TeaVM's library whose faults differ from Java's, by class, name and the beginning of their parameters, and what makes them alike. */
final class FaultTable {
    /**
     * TEXT: the text of exceptions that have none, itself or by a method of retrace.FaultTexts; CHECK: a method of retrace.Checks that is
     * called before; BODY: one that is called instead, or one of the class that it names; FIRST: one of those that is called before, and whose
     * result, unless it is null, is that of the method; CALL: of two methods of the class the second, which is called in place of the first; ONCE: a
     * field that is null where the method has run before, and then it does nothing.
     */
    enum Kind {
        TEXT,
        CHECK,
        BODY,
        FIRST,
        CALL,
        ONCE
    }

    record Change(Kind kind, String what) {}

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String T_OBJECT = "Lorg/teavm/classlib/java/lang/TObject;";
    private static final TreeMap<String, List<Change>> CHANGES = new TreeMap<>();

    /** Texts of the library, some with places for values, and Java's. */
    static final Map<Object, String> WORDS =
            Map.ofEntries(
                    Map.entry("Optional.of(\1)", "Optional[\1]"),
                    Map.entry("Optional.empty()", "Optional.empty"),
                    Map.entry("OptionalInt.of(\1)", "OptionalInt[\1]"),
                    Map.entry("OptionalInt.empty()", "OptionalInt.empty"),
                    Map.entry("OptionalLong.of(\1)", "OptionalLong[\1]"),
                    Map.entry("OptionalLong.empty()", "OptionalLong.empty"),
                    Map.entry("OptionalDouble.of(\1)", "OptionalDouble[\1]"),
                    Map.entry("OptionalDouble.empty()", "OptionalDouble.empty"),
                    Map.entry(
                            "Key \1 corresponds to values \1 and \1",
                            "Duplicate key \1 (attempted merging values \1 and \1)"),
                    Map.entry("String index out of bounds: ", "String index out of range: "),
                    Map.entry("Unknown format conversion: \1", "Conversion = '\1'"),
                    Map.entry("Missing format with for specifier \1", "\1"),
                    Map.entry("Illegal precision: \1", "\1"));

    static {
        text("No value present", "util/Optional.get()", "util/Optional.orElseThrow()");
        for (String kind : new String[] {"Int", "Long", "Double"}) {
            text("No value present", "util/Optional" + kind + ".getAs" + kind + "()");
            text("No value present", "util/Optional" + kind + ".orElseThrow()");
        }
        text("Overflow to represent absolute value of Integer.MIN_VALUE", "lang/Math.absExact(I)");
        text("Overflow to represent absolute value of Long.MIN_VALUE", "lang/Math.absExact(J)");
        body("codePoint(I)[C", "lang/Character.toChars(I)");
        body("Elements.get(Ljava/lang/Object;I)Ljava/lang/Object;", "lang/reflect/Array.get(");
        body("Elements.set(Ljava/lang/Object;ILjava/lang/Object;)V", "lang/reflect/Array.set(");
        numbers();
        results();
        texts();
        lists();
        arrays();
        for (String name : new String[] {"io/InputStream.", "io/ByteArrayInputStream."}) {
            body("this.Inputs.all(Ljava/io/InputStream;)[B", name + "readAllBytes()");
            body("this.Inputs.some(Ljava/io/InputStream;I)[B", name + "readNBytes(I)");
        }
        body("this.Inputs.skip(Ljava/io/Reader;J)J", "io/BufferedReader.skip(J)");
        // TeaVM closes only a stream that has had a fault.
        put(Kind.CALL, "checkError check", "io/PrintStream.close()");
        put(Kind.ONCE, "innerReader", "io/BufferedReader.close()");
        text("Stream closed", "io/BufferedReader.", "io/BufferedWriter.", "io/StringReader.");
        for (String kind : new String[] {"/Simple", "int/SimpleInt", "long/SimpleLong", "double/SimpleDouble"}) {
            String name = "util/stream/" + kind.replaceFirst("(.*)/", "$1impl/") + "StreamImpl";
            check("count(J)", name + ".limit(J)", name + ".skip(J)");
        }
    }

    private FaultTable() {}

    private static void numbers() {
        body("Numbers.parseInt(Ljava/lang/String;I)I", "lang/Integer.parseInt(Ljava/lang/String;I)");
        body("Numbers.parseLong(Ljava/lang/String;I)J", "lang/Long.parseLong(Ljava/lang/String;I)");
        body("Numbers.parseShort(Ljava/lang/String;I)S", "lang/Short.parseShort(Ljava/lang/String;I)");
        body("Numbers.parseByte(Ljava/lang/String;I)B", "lang/Byte.parseByte(Ljava/lang/String;I)");
        body("Numbers.decodeInt(Ljava/lang/String;)Ljava/lang/Integer;", "lang/Integer.decode(");
        body("Numbers.decodeLong(Ljava/lang/String;)Ljava/lang/Long;", "lang/Long.decode(");
        for (String type : new String[] {"I", "J"}) {
            for (String name : new String[] {"add", "subtract", "multiply"}) {
                String method = name + "Exact(" + type + type + ")";
                body("Numbers." + method + type, "lang/Math." + method);
            }
            for (String name : new String[] {"increment", "decrement", "negate"}) {
                String method = name + "Exact(" + type + ")";
                body("Numbers." + method + type, "lang/Math." + method);
            }
        }
        body("Numbers.toIntExact(J)I", "lang/Math.toIntExact(J)");
        body("Numbers.round(D)J", "lang/Math.round(D)");
        body("Numbers.round(F)I", "lang/Math.round(F)");
        first("Nearest.readDouble(Ljava/lang/String;)Ljava/lang/Double;", "lang/Double.parseDouble(");
        first("Nearest.readFloat(Ljava/lang/String;)Ljava/lang/Float;", "lang/Float.parseFloat(");
        text("input(Ljava/lang/String;)", "lang/Double.parseDouble(", "lang/Float.parseFloat(");
    }

    /** Results that are otherwise than Java's. */
    private static void results() {
        body("Numbers.boxed(J)Ljava/lang/Long;", "lang/Long.valueOf(J)");
        body("this.Texts.canonical(Ljava/lang/Class;)Ljava/lang/String;", "lang/Class.getCanonicalName()");
        body("Numbers.rint(D)D", "lang/Math.rint(D)");
        body("Numbers.remainder(DD)D", "lang/Math.IEEEremainder(DD)");
        body("Numbers.ulp(D)D", "lang/Math.ulp(D)");
        body("Functions.scalb(DI)D", "lang/Math.scalb(DI)");
        body("Functions.scalb(FI)F", "lang/Math.scalb(FI)");
        for (String name : new String[] {"log10", "log1p", "expm1", "cbrt", "sinh", "cosh", "tanh"}) {
            body("Functions." + name + "(D)D", "lang/Math." + name + "(D)");
        }
        body("this.Numbers.compare(Ljava/lang/Enum;Ljava/lang/Enum;)I", "lang/Enum.compareTo(Lorg/teavm/classlib/java/lang/TEnum;)");
        check("decimal(Ljava/lang/String;)", "math/BigDecimal.<init>(Ljava/lang/String;)");
        check("radix(Ljava/lang/String;I)", "math/BigInteger.<init>(Ljava/lang/String;I)");
        body("this.Numbers.text(Ljava/math/BigInteger;I)Ljava/lang/String;", "math/BigInteger.toString(I)");
        body("this.Numbers.hash(Ljava/math/BigDecimal;)I", "math/BigDecimal.hashCode()");
        body("this.Texts.split(Ljava/util/regex/Pattern;Ljava/lang/CharSequence;I)[Ljava/lang/String;", "util/regex/Pattern.split(Ljava/lang/CharSequence;I)");
        for (String kind : new String[] {"Int", "Long"}) {
            String name = "util/" + kind + "SummaryStatistics";
            body("this.Texts.summary(Ljava/" + name + ";)Ljava/lang/String;", name + ".toString()");
        }
    }

    private static void texts() {
        String joined = "join(Ljava/lang/CharSequence;[Ljava/lang/CharSequence;)";
        body("Texts." + joined + "Ljava/lang/String;", "lang/String." + joined);
        for (String type : new String[] {"D", "F"}) {
            first("this.Decimals.inserted(" + OBJECT + "I" + type + ")" + OBJECT, "lang/AbstractStringBuilder.insert(I" + type + ")");
        }
        first("this.Texts.reversed(" + OBJECT + ")" + OBJECT, "lang/AbstractStringBuilder.reverse()");
        body("this.Texts.upper(Ljava/lang/String;)Ljava/lang/String;", "lang/String.toUpperCase()");
        body("this.Texts.isBlank(Ljava/lang/String;)Z", "lang/String.isBlank()");
        body("this.Texts.lower(Ljava/lang/String;)Ljava/lang/String;", "lang/String.toLowerCase()");
        body("this.Patterns.message(Ljava/util/regex/PatternSyntaxException;)Ljava/lang/String;", "util/regex/PatternSyntaxException.getMessage()");
        check("this.Patterns.checkReplacement(Ljava/util/regex/Matcher;Ljava/lang/String;)", "util/regex/Matcher.processReplacement(");
        text("No match found", "util/regex/MatchResultImpl.checkGroup(I)");
        text("encoding(Ljava/lang/String;)", "lang/String.getBytes(Ljava/lang/String;)");
        text("encoding([BLjava/lang/String;)", "lang/String.<init>([BLjava/lang/String;)");
        check("pattern(Ljava/lang/String;)", "util/regex/Pattern.compile(Ljava/lang/String;)");
        first("Patterns.inHangul(Ljava/lang/String;I)Ljava/util/regex/Pattern;", "util/regex/Pattern.compile(Ljava/lang/String;I)");
        text("character(I)", "lang/String.charAt(I)");
        text("copies(I)", "lang/String.repeat(I)");
        check("this.part(Ljava/lang/String;II)", "lang/String.substring(II)");
        check("this.codePoint(Ljava/lang/CharSequence;I)", "lang/String.codePointAt(I)");
        check("characters([CII)", "lang/String.<init>([CII)");
        String builder = "lang/AbstractStringBuilder.";
        check("capacity(I)", builder + "<init>(I)");
        check("this.codePoint(Ljava/lang/CharSequence;I)", builder + "charAt(I)", builder + "deleteCharAt(I)", builder + "setCharAt(I");
        check("this.range(Ljava/lang/CharSequence;II)", builder + "substring(II)");
        check("this.rangeToEnd(Ljava/lang/CharSequence;II)", builder + "delete(II)", builder + "replace(II");
        check("this.offset(Ljava/lang/CharSequence;I)", builder + "insert(I");
        check("this.length(Ljava/lang/CharSequence;I)", builder + "setLength(I)");
    }

    private static void lists() {
        String immutable = "util/TemplateCollections$";
        text("this.indexAndSize(Ljava/util/List;I)", immutable + "SingleElementList.get(I)", immutable + "TwoElementsList.get(I)");
        for (String kind : new String[] {"SingleElementSet", "TwoElementsSet", "NElementSet"}) {
            check("present(Ljava/lang/Object;)", immutable + kind + ".contains(");
        }
        for (String kind : new String[] {"SingleEntryMap", "TwoEntriesMap", "NEtriesMap"}) {
            String map = immutable + kind;
            check("present(Ljava/lang/Object;)", map + ".get(", map + ".containsKey(", map + ".containsValue(");
        }
        check("present(Ljava/lang/Object;)", "util/List.of(" + OBJECT + ")", "util/Set.of(" + OBJECT + ")");
        body("this.Checks.list(Ljava/util/stream/Stream;)Ljava/util/List;", "util/stream/Stream.toList()");
        text("duplicateKey(Ljava/lang/Object;)", immutable + "TwoEntriesMap.<init>(");
        text("duplicateKey([Ljava/util/Map$Entry;)", immutable + "NEtriesMap.toEntryArray(");
        text("duplicateElement(Ljava/lang/Object;)", "util/Set.of(Ljava/lang/Object;Ljava/lang/Object;)");
        text("duplicateElement([Ljava/lang/Object;)", immutable + "NElementSet.<init>([");
        check("this.arrayIndex(Ljava/util/List;I)", immutable + "ImmutableArrayList.get(I)");
        check("this.arrayIndex(Ljava/util/List;I)", "util/Arrays$ArrayAsList.get(I)", "util/Arrays$ArrayAsList.set(I");
        text("index(I)", "util/Collections$3.get(I)");
        text("lengthOfList(I)", "util/Collections.nCopies(");
        text("capacity(I)", "util/ArrayList.<init>(I)", "util/Vector.<init>(II)");
        text("initialCapacity(I)", "util/HashMap.<init>(I)");
        text("initialCapacity(IF)", "util/HashMap.<init>(IF)");
        check("this.ofElements(Ljava/util/List;II)", "util/AbstractList.subList(II)");
        String part = "util/AbstractList$SubAbstractList.";
        text("this.outside(Ljava/util/List;I)", part + "get(I)", part + "set(I", part + "remove(I)");
        text("this.place(Ljava/util/List;I)", part + "add(I", "util/AbstractList.addAll(I");
        check("this.place(Ljava/util/List;I)", "util/AbstractList.listIterator(I)");
        text("this.place(Ljava/util/List;I)", "util/LinkedList.listIterator(I)");
        check("this.element(Ljava/util/List;I)", "util/AbstractSequentialList.get(I)", "util/AbstractSequentialList.set(I", "util/AbstractSequentialList.remove(I)");
        text("fromKey > toKey", "util/TreeMap$MapView.check(");
        text("key out of range", "util/TreeMap$MapView.put(", "util/TreeMap$MapView.checkKey(");
        body("notNull(Ljava/lang/Object;)Ljava/lang/Object;", "util/Objects.requireNonNull(Ljava/lang/Object;)");
        text("outside(II)", "util/Objects.checkIndex(II)");
        text("outsideRange(III)", "util/Objects.checkFromToIndex(III)");
        text("outsideCount(III)", "util/Objects.checkFromIndexSize(III)");
        String vector = "util/Vector.";
        check("this.vectorIndex(Ljava/util/List;I)", vector + "elementAt(I)");
        check("this.vectorRead(Ljava/util/List;I)", vector + "get(I)");
        check("this.vectorRemove(Ljava/util/List;I)", vector + "removeElementAt(I)");
        check("this.vectorIndex(Ljava/util/List;Ljava/lang/Object;I)", vector + "setElementAt(Ljava/lang/Object;I)");
        check("this.vectorAdd(Ljava/util/List;Ljava/lang/Object;I)", vector + "insertElementAt(Ljava/lang/Object;I)");
        check("this.vectorAdd(Ljava/util/List;I)", vector + "add(I");
    }

    private static void arrays() {
        for (String name : new String[] {"fill", "sort", "binarySearch", "stream"}) {
            for (String element : new String[] {"I", "J", "D", "C", "B", "S", "F", "Z", OBJECT, T_OBJECT}) {
                String checked = name.equals("stream") ? "bounds" : "range";
                check(checked + "(Ljava/lang/Object;II)", "util/Arrays." + name + "([" + element + "II" + (name.equals("fill") ? element : ""));
            }
        }
        check("copied(Ljava/lang/Object;II)", "util/Arrays.copyOfRange(");
        body("Sort.sort([Ljava/lang/Object;Ljava/util/Comparator;)V", "util/Arrays.sort([" + OBJECT + "Lorg/");
        text("bits(I)", "util/BitSet.<init>(I)");
        for (String name : new String[] {"set", "get", "clear", "flip"}) {
            text("bit(I)", "util/BitSet." + name + "(I)", "util/BitSet." + name + "(IZ)");
            text("bits(II)", "util/BitSet." + name + "(II");
        }
    }

    private static void text(String what, String... methods) {
        put(Kind.TEXT, what, methods);
    }

    private static void check(String what, String... methods) {
        put(Kind.CHECK, what, methods);
    }

    private static void body(String what, String... methods) {
        put(Kind.BODY, what, methods);
    }

    private static void first(String what, String... methods) {
        put(Kind.FIRST, what, methods);
    }

    private static void put(Kind kind, String what, String... methods) {
        for (String each : methods) CHANGES.computeIfAbsent(each, name -> new ArrayList<>()).add(new Change(kind, what));
    }

    /** The changes of a method, by its class, name and type; none where it stays. */
    static List<Change> changesOf(String method) {
        List<Change> changes = new ArrayList<>();
        CHANGES.forEach(
                (beginning, each) -> {
                    if (method.startsWith(beginning)) changes.addAll(each);
                });
        return changes;
    }

    /** Whether an exception that is made without a text may need one. */
    static boolean takesText(String exception) {
        return exception.endsWith("Exception")
                && !exception.endsWith("ConcurrentModificationException")
                && !exception.endsWith("NullPointerException");
    }
}
