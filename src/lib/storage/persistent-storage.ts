let hasRequested = false;

/** Asks the browser, once per page load, not to evict the data on this device. Never rejects. */
export async function requestPersistentStorage(): Promise<void> {
  if (hasRequested) return;
  hasRequested = true;
  try {
    await navigator.storage.persist();
  } catch {
    // Insecure origins have no storage manager.
  }
}

/** Whether the browser may evict the data on its own; true when it does not say. Never rejects. */
export async function canBeEvicted(): Promise<boolean> {
  try {
    return !(await navigator.storage.persisted());
  } catch {
    return true;
  }
}
