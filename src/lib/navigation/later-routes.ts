let add: (() => Promise<void>) | null = null;

/** Tells how the routes come that the first page did without; start.tsx does, where the first page is the feed. */
export function keepRoutesForLater(adding: () => Promise<void>): void {
  add = adding;
}

/** Adds the routes that the first page did without. Resolves with whether there were any. */
export async function addLaterRoutes(): Promise<boolean> {
  if (!add) return false;
  await add();
  add = null;
  return true;
}
