// Where the service worker leaves a shared text for the page.

export const sharedKey = 'shared';
