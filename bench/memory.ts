// The memory that the page of a benchmark holds, as Chromium tells a page that is isolated.

interface MeasuredPage extends Performance {
  measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }>;
}

/** In bytes, of the page and its workers together. */
export async function memory(): Promise<number> {
  const measured: MeasuredPage = performance;
  return (await measured.measureUserAgentSpecificMemory?.())?.bytes ?? Number.NaN;
}
