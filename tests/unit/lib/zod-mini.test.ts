import { readFileSync, readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toJSONSchema } from 'zod';
import * as zod from 'zod/v4/mini';
import * as light from '@/lib/zod-mini';

/** Type of zod's own names: the app is compiled against it, whichever stands behind. */
const both = [zod, light as unknown as typeof zod] as const;

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
}

/** Mostly what a schema asks for, so that the depths are reached; now and then anything at all. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return fc.oneof(...either.map(valueOf));
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.format === 'uuid') return fc.uuid();
    if (schema.format === 'date-time')
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    if (schema.type === 'null') return fc.constant(null);
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.oneof({ weight: 9, arbitrary: fc.nat(40) }, fc.double());
    if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
    if (schema.type === 'object') {
      const shape = Object.entries(schema.properties ?? {}).map(([key, one]) => [key, valueOf(one)] as const);
      const requiredKeys = fc.constantFrom<string[]>(schema.required ?? []);
      return requiredKeys.chain((keys) => fc.record(Object.fromEntries(shape), { requiredKeys: keys }));
    }
    return fc.constantFrom('ines', 'ada', ' Lamps ', '', 'x'.repeat(600));
  };
  return fc.oneof(
    { weight: 60, arbitrary: fitting() },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

interface Read {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: zod.core.$ZodError };
}
const verdict = (schema: Read, value: unknown) => {
  const { success, data, error } = schema.safeParse(value);
  return success ? { data } : { issues: error?.issues.map(({ path, message }) => ({ path, message })) };
};

test('every part of the contract is read as zod reads it', async () => {
  const { operations: ours } = await import('@contract/api');
  vi.resetModules();
  vi.doMock('@/lib/zod-mini', () => zod);
  const { operations: theirs } = await import('@contract/api');
  vi.doUnmock('@/lib/zod-mini');
  expect([ours, theirs].map(([first]) => first && '_zod' in first.response)).toEqual([false, true]);
  let fitted = 0;
  for (const [at, theirOperation] of theirs.entries()) {
    for (const part of ['response', 'body', 'query', 'params'] as const) {
      const their = theirOperation[part];
      const our = ours[at]?.[part];
      if (!their || !our) continue;
      const json = toJSONSchema(their, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
      fc.assert(
        fc.property(valueOf(json), (value) => {
          const expected = their.safeParse(value);
          const found = our.safeParse(value);
          expect([found.success, found.data]).toEqual([expected.success, expected.data]);
          fitted += Number(expected.success);
        }),
        { numRuns: 60 },
      );
    }
  }
  expect(fitted).toBeGreaterThan(1000);
});

const isEven = (value: number) => value % 2 === 0;
const CASES: readonly [string, (z: typeof zod) => Read, readonly unknown[]][] = [
  [
    'forms',
    (z) =>
      z
        .object({
          name: z.string().check(z.trim(), z.minLength(2, 'Two at least.')),
          mail: z.string().check(z.trim(), z.email({ error: 'An address.' })),
          again: z.string(),
        })
        .check(z.refine(({ mail, again }) => mail === again, { path: ['again'], error: 'The same.' })),
    [
      { name: ' Ada ', mail: 'a@b.co', again: 'a@b.co' },
      { name: 'A', mail: 'a@b.co', again: '' },
      { name: 'Ada', mail: 'nonsense', again: 'nonsense' },
      { name: 1, mail: 'a@b.co', again: 'x' },
      null,
      [],
    ],
  ],
  [
    'addresses',
    (z) =>
      z.object({
        page: z.catch(z.optional(z.int().check(z.gte(1), z.lte(9))), undefined),
        sort: z.catch(z.optional(z.enum(['name', 'date'])), undefined),
        q: z.catch(z.optional(z.coerce.string().check(z.maxLength(3))), undefined),
        edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
        size: z.catch(z.optional(z.literal([5, 10])), undefined),
        filter: z.catch(z.optional(z.record(z.string(), z.array(z.coerce.string()))), undefined),
      }),
    [
      {},
      { page: 3, sort: 'date', q: 12, edit: 'new', size: 5, filter: { a: [1, 'b'] } },
      { page: 0, sort: 'x', q: 'long', edit: 'old', size: 6, filter: { a: 1 } },
      { page: 1.5, edit: 4, other: true },
    ],
  ],
  [
    'defaults and absence',
    (z) =>
      z.object({
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1)), 20),
        note: z.nullable(z.optional(z.string())),
        any: z.unknown(),
        deep: z.optional(z._default(z.string(), 'deep')),
      }),
    [{ any: 1 }, { limit: '7', any: null, note: null }, { limit: 'x', any: 0 }, { limit: 0, any: 0 }, {}],
  ],
  [
    'strict, extended and partial objects',
    (z) => z.partial(z.extend(z.strictObject({ a: z.int() }), { b: z.boolean() })),
    [{}, { a: 1 }, { a: 1, b: true, c: 2 }, { b: 'no' }],
  ],
  [
    'kinds of text',
    (z) =>
      z.object({
        id: z.optional(z.uuid()),
        day: z.optional(z.iso.date({ error: 'A day.' })),
        at: z.optional(z.iso.datetime({ precision: 3 })),
        link: z.optional(z.url({ protocol: /^https?$/ })),
        code: z.optional(z.string().check(z.length(2), z.regex(/^\d+$/, { error: 'Figures.' }))),
      }),
    [
      { id: '01890a5d-ac96-774b-bcce-b302099a8057', day: '2026-02-28', at: '2026-02-28T10:00:00.000Z' },
      { id: 'x', day: '2026-02-30', at: '2026-02-28T10:00:00Z' },
      { link: 'https://a.example/', code: '12' },
      { link: 'javascript:alert(1)', code: 'ab1' },
      { link: 'nothing' },
    ],
  ],
  [
    'one of several shapes',
    (z) =>
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('a'), n: z.number().check(z.nonnegative(), z.refine(isEven)) }),
        z.object({ type: z.literal('b'), list: z.array(z.lazy(() => z.json())) }),
      ]),
    [{ type: 'a', n: 2 }, { type: 'a', n: 3 }, { type: 'b', list: [{ x: [null] }] }, { type: 'c' }, 'a'],
  ],
];

test.each(CASES)('%s are read as zod reads them, with the same words', (_, schema, values) => {
  const [theirs, ours] = both.map(schema);
  for (const value of values) expect(ours && verdict(ours, value)).toEqual(theirs && verdict(theirs, value));
});

test('what the app uses of zod is there', () => {
  const used = new Set<string>();
  for (const root of ['src', 'contract']) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = readFileSync(`${root}/${file}`, 'utf8');
      if (!text.includes("from 'zod/mini'")) continue;
      for (const [, name = ''] of text.matchAll(/\bz\.([a-z_]\w*)/g)) used.add(name);
    }
  }
  // Types only.
  for (const name of ['infer', 'input', 'output']) used.delete(name);
  expect([...used].filter((name) => !(name in light))).toEqual([]);
});
