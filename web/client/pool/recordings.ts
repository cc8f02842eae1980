// The core that reads recordings, with its worker: a separate part, fetched with the first recording.
export * from 'virtual:packed-recordings';
