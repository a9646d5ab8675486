let hasRequested = false;

/** Asks the browser, once a page, not to clear by itself what is kept on this device. Never throws. */
export async function requestPersistentStorage(): Promise<void> {
  if (hasRequested) return;
  hasRequested = true;
  try {
    await navigator.storage.persist();
  } catch {
    // An old browser, or no secure page: it keeps what it keeps.
  }
}

/** Whether the browser may clear what is kept here by itself; true where it does not say. Never rejects. */
export async function canBeEvicted(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted());
  } catch {
    return true;
  }
}
