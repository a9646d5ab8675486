import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';

// A file that needs a document says so in its first line; all others do without, which is a second less each.
if (typeof document !== 'undefined') await import('./setup');

const unanswered: string[] = [];

// Who asks for something in a unit test says what answers: vi.stubGlobal('fetch', ...).
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
