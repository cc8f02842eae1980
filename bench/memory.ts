// The memory of a benchmark's page, which Chromium tells only to isolated pages.

interface MeasuredPage extends Performance {
  measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }>;
}

/** The memory in bytes of the page and its workers together; NaN: this browser does not tell it. */
export async function memory(): Promise<number> {
  const measured: MeasuredPage = performance;
  try {
    return (await measured.measureUserAgentSpecificMemory?.())?.bytes ?? Number.NaN;
  } catch (error) {
    // Chromium's headless shell has the method and refuses it.
    if (error instanceof DOMException) return Number.NaN;
    throw error;
  }
}
