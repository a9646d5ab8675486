import { afterEach } from 'vitest';
import { bridgedFetch, closeTest } from './bridge';

globalThis.fetch = bridgedFetch;

afterEach(closeTest);
