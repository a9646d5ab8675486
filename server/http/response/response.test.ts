import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { memberReadDefaults, operation } from '@contract/operation';
import { silentLog } from '../../ops/log';
import { serialiseResponse } from './response';

const readLamp = operation({
  ...memberReadDefaults,
  id: 'readLamp',
  path: '/lamp',
  tag: 'Lamps',
  response: z.object({ lit: z.boolean() }),
});
const wrong = { lit: 'yes' };
const more = { lit: true, secret: 'key' };

afterEach(() => vi.restoreAllMocks());

test('compares every response of a test with its schema, which has all its fields', () => {
  const strict = { strictResponses: true, log: silentLog };
  expect(serialiseResponse(readLamp, { lit: true }, strict)).toBe('{"lit":true}');
  expect(() => serialiseResponse(readLamp, wrong, strict)).toThrow('does not match its schema at: lit');
  expect(() => serialiseResponse(readLamp, more, strict)).toThrow('fields outside its schema');
});

test('compares a share of the responses in production, and drops fields of these with a warning', () => {
  const warnings: string[] = [];
  const sampled = {
    strictResponses: false,
    log: { ...silentLog, warn: (text: string) => warnings.push(text) },
  };
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(serialiseResponse(readLamp, more, sampled)).toBe(JSON.stringify(more));
  random.mockReturnValue(0);
  expect(serialiseResponse(readLamp, more, sampled)).toBe('{"lit":true}');
  expect(warnings).toEqual(['Dropped response fields outside the schema']);
  expect(() => serialiseResponse(readLamp, wrong, sampled)).toThrow('readLamp');
});
