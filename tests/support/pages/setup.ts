import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { bridgedFetch, BridgedRequest, closeServiceOfTest } from './service-bridge';

globalThis.fetch = bridgedFetch;
globalThis.XMLHttpRequest = BridgedRequest;

afterEach(() => {
  // What the page still asks for ends with it, before its town is gone.
  cleanup();
  return closeServiceOfTest();
});
