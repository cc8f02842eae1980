// The core that reads recordings, with its worker: a part of its own, fetched with the first recording.
export * from 'virtual:packed-recordings';
