import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { bridgedFetch, BridgedRequest, closeServiceOfTest } from './service-bridge';

globalThis.fetch = bridgedFetch;
globalThis.XMLHttpRequest = BridgedRequest;

afterEach(() => {
  // Aborts pending requests before the service closes.
  cleanup();
  return closeServiceOfTest();
});
