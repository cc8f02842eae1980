// The memory of a benchmark's page, which Chromium tells only to isolated pages.

interface MeasuredPage extends Performance {
  measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }>;
}

/** The memory in bytes of the page and its workers together. */
export async function memory(): Promise<number> {
  const measured: MeasuredPage = performance;
  return (await measured.measureUserAgentSpecificMemory?.())?.bytes ?? Number.NaN;
}
