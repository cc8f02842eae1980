// The things that a host page may refuse: then the search runs on the page, or not at all.
export type HostRefusal = 'workers' | 'webassembly';
