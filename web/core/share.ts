// Where the service worker leaves what was shared for the page: a file, or the texts.

export const sharedKey = 'shared';
