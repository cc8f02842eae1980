// Values that are remembered in a post: as long as its page, since the widget stores nothing in the browser of a reader.

const kept = new Map<string, string>();

export function recall(name: string): string | null {
  return kept.get(name) ?? null;
}

export function remember(name: string, value: string): void {
  kept.set(name, value);
}

export function forget(name: string): void {
  kept.delete(name);
}
