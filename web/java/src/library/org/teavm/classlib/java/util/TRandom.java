// java.util.Random with Java's numbers: its documentation fixes the formula.
package org.teavm.classlib.java.util;

import java.io.Serializable;
import java.util.random.RandomGenerator;

public class TRandom implements RandomGenerator, Serializable {
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private long seed;
    private double nextGaussian;
    private boolean hasNextGaussian;

    public TRandom() {
        this(System.nanoTime() * 0x9E3779B97F4A7C15L);
    }

    public TRandom(long seed) {
        setSeed(seed);
    }

    public void setSeed(long value) {
        seed = (value ^ MULTIPLIER) & MASK;
        hasNextGaussian = false;
    }

    protected int next(int bits) {
        seed = seed * MULTIPLIER + 0xBL & MASK;
        return (int) (seed >>> 48 - bits);
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        var bits = next(31);
        if ((bound & bound - 1) == 0) {
            return (int) ((long) bound * bits >> 31);
        }
        var value = bits % bound;
        while (bits - value + bound - 1 < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        var value = nextInt();
        var count = bound - origin;
        if (count <= 0) {
            while (value < origin || value >= bound) {
                value = nextInt();
            }
            return value;
        }
        if ((count & count - 1) == 0) {
            return (value & count - 1) + origin;
        }
        var bits = value >>> 1;
        while (bits + count - 1 - (value = bits % count) < 0) {
            bits = nextInt() >>> 1;
        }
        return value + origin;
    }

    @Override
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        var value = nextLong();
        var count = bound - origin;
        if (count <= 0) {
            while (value < origin || value >= bound) {
                value = nextLong();
            }
            return value;
        }
        if ((count & count - 1) == 0) {
            return (value & count - 1) + origin;
        }
        var bits = value >>> 1;
        while (bits + count - 1 - (value = bits % count) < 0) {
            bits = nextLong() >>> 1;
        }
        return value + origin;
    }

    @Override
    public double nextDouble(double bound) {
        return nextDouble(0, bound);
    }

    @Override
    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        var value = nextDouble() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    @Override
    public float nextFloat(float bound) {
        return nextFloat(0, bound);
    }

    @Override
    public float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        var value = nextFloat() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    @Override
    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    @Override
    public void nextBytes(byte[] bytes) {
        for (var at = 0; at < bytes.length;) {
            var word = nextInt();
            for (var count = Math.min(bytes.length - at, 4); count-- > 0; word >>= 8) {
                bytes[at++] = (byte) word;
            }
        }
    }

    @Override
    public double nextGaussian() {
        if (hasNextGaussian) {
            hasNextGaussian = false;
            return nextGaussian;
        }
        double first;
        double second;
        double square;
        do {
            first = 2 * nextDouble() - 1;
            second = 2 * nextDouble() - 1;
            square = first * first + second * second;
        } while (square >= 1 || square == 0);
        var factor = Math.sqrt(-2 * Math.log(square) / square);
        nextGaussian = second * factor;
        hasNextGaussian = true;
        return first * factor;
    }
}
