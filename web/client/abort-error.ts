// The error that a promise rejects with when its search was stopped on purpose.

export function abortError(): DOMException {
  return new DOMException('The search was stopped.', 'AbortError');
}
