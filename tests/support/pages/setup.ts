import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { clearUndo } from '@/lib/overlays/undo';
import { bridgedFetch, BridgedRequest, closeServiceOfFile, closeServiceOfTest } from './service-bridge';

globalThis.fetch = bridgedFetch;
globalThis.XMLHttpRequest = BridgedRequest;

afterEach(() => {
  // Aborts pending requests before the service closes.
  cleanup();
  clearUndo();
  return closeServiceOfTest();
});

const deleteDatabase = (name = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`Could not delete ${name}`));
  });

/** How long a file waits for what it still loads, in ms. */
const LOADING_MS = 20_000;

afterAll(async () => {
  // A module that loads when the file ends would fail, also for the files after it. One that never arrives does not
  // hold them up.
  await Promise.race([vi.dynamicImportSettled(), new Promise((resolve) => setTimeout(resolve, LOADING_MS))]);
  await closeServiceOfFile();
  // The next file shares the modules, and begins with an empty disk.
  for (const { name } of await indexedDB.databases()) await deleteDatabase(name);
}, 60_000);
