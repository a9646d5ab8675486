import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { bridgedFetch, BridgedRequest, closeServiceOfFile, closeServiceOfTest } from './service-bridge';

globalThis.fetch = bridgedFetch;
globalThis.XMLHttpRequest = BridgedRequest;

afterEach(() => {
  // Aborts pending requests before the service closes.
  cleanup();
  return closeServiceOfTest();
});

afterAll(closeServiceOfFile);
