// Values that are remembered from visit to visit, where the browser allows it.

const prefix = 'retrace-';

// Storage throws in sandboxed frames and where cookies are refused.
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Without storage the value lasts as long as the page.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Without storage there was nothing.
  }
}
