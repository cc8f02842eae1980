// The error of an initialiser of a class that ended with an exception.
package org.teavm.classlib.java.lang;

public class TExceptionInInitializerError extends LinkageError {
    private static final long serialVersionUID = 1L;

    public TExceptionInInitializerError() {
    }

    public TExceptionInInitializerError(String message) {
        super(message);
    }

    public TExceptionInInitializerError(Throwable caught) {
        initCause(caught);
    }

    public Throwable getException() {
        return getCause();
    }
}
