// What a host page does not allow: then the search runs on the page, or not at all.
export type HostRefusal = 'workers' | 'webassembly';
