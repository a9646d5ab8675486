import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure, getConfig, type Config } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { createLocks } from './fake-locks';

/** Config as `waitFor` and `findBy` queries change it while they poll. */
interface PollingConfig extends Config {
  _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();
configure({
  // A page's chunk loads with its first test, which may take over a second.
  asyncUtilTimeout: 20_000,
  // Polls fail many times and print the document when they give up: printed each time, it took a tenth of page tests.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: polls = false } = getConfig() as PollingConfig;
    if (message === null || !polls) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

/** Call from a set-up file: each test file has a document of its own, but may share this module with others. */
export function setUpDocument(): void {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

  // Browsers report selection changes asynchronously; the segments of date fields rely on that.
  const collapse: unknown = Object.getOwnPropertyDescriptor(Selection.prototype, 'collapse')?.value;
  Selection.prototype.collapse = function collapseOnce(node, offset = 0) {
    const there = this.anchorNode === node && this.anchorOffset === offset;
    if (!there && typeof collapse === 'function') Reflect.apply(collapse, this, [node, offset]);
  };

  // Testing Library cleans up automatically only with global test functions.
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    localStorage.clear();
  });
}
