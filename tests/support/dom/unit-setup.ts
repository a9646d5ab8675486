import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';

// Files that need a document say so in their first line; the others start a second faster.
if (typeof document !== 'undefined') (await import('./document')).setUpDocument();

const unanswered: string[] = [];

// Unit tests provide their own responses; everything else is rejected.
globalThis.fetch = (input) => {
  const address = input instanceof Request ? input.url : String(input);
  unanswered.push(address);
  return Promise.reject(new TypeError(`Nobody answers ${address} in unit tests`));
};

afterEach(() => {
  vi.unstubAllGlobals();
  const asked = unanswered.splice(0);
  if (asked.length > 0) throw new Error(`Nobody answered ${asked.join(', ')}`);
});
