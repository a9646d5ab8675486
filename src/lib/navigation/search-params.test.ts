import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseSearch, searchSchema, stringifySearch } from './search-params';

const schema = searchSchema(() => ({
  q: z.string().check(z.maxLength(20)),
  page: z.int(),
  open: z.boolean(),
  hide: z.array(z.enum(['a', 'b'])),
  edit: z.union([z.int(), z.literal('new')]),
}));
const nothing = { q: undefined, page: undefined, open: undefined, hide: undefined, edit: undefined };

describe('search parameters', () => {
  test.each(['200', '"two words"', 'true', '[1]', '{"toString":1}', 'null', '1e3', '007', ' a '])(
    'keep the text %s as written',
    (q) => {
      expect(schema.parse(parseSearch(stringifySearch({ q })))).toEqual({ ...nothing, q });
    },
  );

  test('parse numbers, booleans and lists from URLs and links', () => {
    const search = { page: 2, open: false, hide: ['a', 'b'] as const, edit: 7 };
    expect(schema.parse(search)).toEqual({ ...nothing, ...search });
    expect(schema.parse(parseSearch(stringifySearch(search)))).toEqual({ ...nothing, ...search });
    expect(schema.parse(parseSearch('?edit=new&open=true'))).toEqual({ ...nothing, edit: 'new', open: true });
  });

  test('fall back field by field', () => {
    const search = { q: 'x'.repeat(21), page: '1.5', open: '1', hide: '["c"]', edit: '3' };
    expect(schema.parse(search)).toEqual({ ...nothing, edit: 3 });
  });

  test('are own properties only', () => {
    const inherited = searchSchema(() => ({ toString: z.unknown(), constructor: z.unknown() }));
    expect(Object.values(inherited.parse({}))).toEqual([undefined, undefined]);
    expect(schema.parse(null)).toEqual(nothing);
    expect(parseSearch('?__proto__=x&q=a')).toHaveProperty('q', 'a');
  });
});

test('URLs omit unset parameters', () => {
  expect(stringifySearch({ a: undefined, b: null })).toBe('');
  expect(stringifySearch({ q: 'a b&c', hide: ['a'] })).toBe('?q=a+b%26c&hide=%5B%22a%22%5D');
});
