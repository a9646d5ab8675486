/** The browser forbids IndexedDB (settings, private windows), so nothing can be stored there. */
const isForbidden = (error: unknown): boolean =>
  typeof indexedDB === 'undefined' ||
  (error instanceof DOMException && ['SecurityError', 'InvalidStateError'].includes(error.name));

/** Settles as `work` does, but resolves where storage is forbidden: there is nothing to delete. */
export const unlessForbidden = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
  });
