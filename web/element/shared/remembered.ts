// Values that are remembered from visit to visit, or as long as a tab lasts, where the browser allows it.

const prefix = 'retrace-';

// Storage throws in sandboxed frames and where cookies are refused.
const memoryIn = (storage: () => Storage) => ({
  recall: (name: string): string | null => {
    try {
      return storage().getItem(prefix + name);
    } catch {
      return null;
    }
  },
  remember: (name: string, value: string): void => {
    try {
      storage().setItem(prefix + name, value);
    } catch {
      // Without storage the value lasts as long as the page.
    }
  },
  forget: (name: string): void => {
    try {
      storage().removeItem(prefix + name);
    } catch {
      // Without storage there was nothing.
    }
  },
});

export const { recall, remember, forget } = memoryIn(() => localStorage);
export const ofTab = memoryIn(() => sessionStorage);
