import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import '@/lib/setup';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createLocks } from './locks';

Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
