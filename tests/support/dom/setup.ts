import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createLocks } from './fake-locks';

Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

// A page's chunk is loaded with its first test; on a busy machine that alone takes longer than a second.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
