const KEY = 'plaza.drafts';

/** Notes, where it can be read at once, whether any draft is kept on this device. */
export function setHasDrafts(any: boolean): void {
  try {
    if (any) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be noted `mayHaveDrafts` answers yes.
  }
}

/** False only where no draft can be on this device: asks no database. */
export function mayHaveDrafts(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}
