import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createLocks } from './fake-locks';

Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

// Browsers report selection changes asynchronously; the segments of date fields rely on that.
const collapse: unknown = Object.getOwnPropertyDescriptor(Selection.prototype, 'collapse')?.value;
Selection.prototype.collapse = function collapseOnce(node, offset = 0) {
  const there = this.anchorNode === node && this.anchorOffset === offset;
  if (!there && typeof collapse === 'function') Reflect.apply(collapse, this, [node, offset]);
};

// A page's chunk loads with its first test, which may take over a second.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library cleans up automatically only with global test functions.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
