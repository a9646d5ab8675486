import { regexes } from 'zod/v4/core';
import {
  below,
  type Check,
  isFatal,
  isRecord,
  type Issue,
  kind,
  make,
  type Outcome,
  type Params,
  type Read,
  rule,
  type Schema,
  type Shape,
  wrong,
} from './schema-reader';

/**
 * The part of zod/mini that the browser app uses, under its names: vite.config.ts puts it in zod's place, because zod
 * itself weighs ten kilobytes of the first load. tests/unit/lib/zod-mini.test.ts holds the two against each other over the
 * whole contract. Types come from zod; what is not here fails a unit test as soon as somebody uses it.
 */
const text = (pattern: RegExp, params?: Params): Schema => string(params).check(regex(pattern, params));

export const safeParse = (schema: Schema, value: unknown): Outcome => schema.safeParse(value);
export const parse = (schema: Schema, value: unknown): unknown => schema.parse(value);

export const unknown = (): Schema => make((value) => value);
export const string = (params?: Params): Schema => kind((value) => typeof value === 'string', params);
export const boolean = (params?: Params): Schema => kind((value) => typeof value === 'boolean', params);
export const number = (params?: Params): Schema => kind(Number.isFinite, params);
export const int = (params?: Params): Schema => kind(Number.isSafeInteger, params);
export const literal = (value: unknown, params?: Params): Schema => {
  const values = new Set(Array.isArray(value) ? value : [value]);
  return kind((one) => values.has(one), params);
};
const oneOf = (options: readonly unknown[], params?: Params): Schema =>
  kind((value) => options.includes(value), params, { options });
export { oneOf as enum };
export const uuid = (params?: Params): Schema => text(regexes.uuid(), params);
export const email = (params?: Params): Schema => text(regexes.email, params);
export const url = (params?: Exclude<Params, string>): Schema =>
  string(params).check(
    rule(
      (value: string) =>
        URL.canParse(value.trim()) &&
        (params?.protocol ?? /^/).test(new URL(value.trim()).protocol.replace(/:$/, '')),
      params,
    ),
  );
export const iso = {
  date: (params?: Params): Schema => text(regexes.date, params),
  datetime: (params?: Exclude<Params, string>): Schema =>
    text(regexes.datetime({ precision: params?.precision ?? null }), params),
};
export const coerce = {
  number: (params?: Params): Schema =>
    make((value, issues) => number(params).read(typeof value === 'symbol' ? value : Number(value), issues)),
  string: (): Schema => make((value) => String(value)),
};
export const json = (): Schema =>
  kind(function fits(value: unknown): boolean {
    if (Array.isArray(value)) return value.every(fits);
    if (isRecord(value)) return Object.values(value).every(fits);
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  });

export const array = (item: Schema, params?: Params): Schema =>
  make((value, issues) => {
    if (!Array.isArray(value)) return wrong(issues, params);
    return value.map((one, at) => {
      const found: Issue[] = [];
      const read = item.read(one, found);
      issues.push(...below(at, found));
      return read;
    });
  });
export const record = (key: Schema, item: Schema): Schema =>
  make((value, issues) => {
    if (!isRecord(value)) return wrong(issues);
    const read: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(value)) {
      const found: Issue[] = [];
      const known = String(key.read(name, found));
      if (found.length > 0) wrong(found, undefined, true, 'invalid_key');
      read[known] = item.read(one, found);
      issues.push(...below(name, found));
    }
    return read;
  });

function objectOf(shape: Shape, strict: boolean, params?: Params): Schema {
  const base: Read = (value, issues) => {
    if (!isRecord(value)) return wrong(issues, params);
    const read: Record<string, unknown> = {};
    for (const [key, { read: readKey, absent, mayLack }] of Object.entries(shape)) {
      const isThere = key in value;
      if (!isThere && mayLack && absent === 'optional') continue;
      const found: Issue[] = [];
      const one = readKey(value[key], found);
      if (!isThere && mayLack && absent) found.length = 0;
      if (!isThere && !absent && found.length === 0) wrong(found);
      issues.push(...below(key, found));
      if (one !== undefined || isThere) read[key] = one;
    }
    if (strict && Object.keys(value).some((key) => !Object.hasOwn(shape, key))) {
      wrong(issues, params, true, 'unrecognized_keys');
    }
    return read;
  };
  return make(base, { shape, strict });
}
export const object = (shape: Shape, params?: Params): Schema => objectOf(shape, false, params);
export const strictObject = (shape: Shape, params?: Params): Schema => objectOf(shape, true, params);
export const extend = ({ shape, strict = false }: Schema, more: Shape): Schema =>
  objectOf({ ...shape, ...more }, strict);
export const partial = ({ shape = {}, strict = false }: Schema): Schema =>
  objectOf(Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, optional(one)])), strict);

export const nullable = (inner: Schema): Schema =>
  make((value, issues) => (value === null ? null : inner.read(value, issues)), inner);
export const optional = (inner: Schema): Schema =>
  make(
    (value, issues) =>
      value === undefined && inner.absent !== 'defaulted' ? undefined : inner.read(value, issues),
    { absent: inner.absent ?? 'optional', mayLack: true },
  );
export const _default = (inner: Schema, value: unknown): Schema =>
  make((given, issues) => (given === undefined ? value : inner.read(given, issues)), { absent: 'defaulted' });
const orElse = (inner: Schema, value: unknown): Schema =>
  make(
    (given) => {
      const outcome = inner.safeParse(given);
      return outcome.success ? outcome.data : value;
    },
    { absent: inner.absent ?? 'optional', mayLack: inner.mayLack ?? false },
  );
export { orElse as catch };
export const lazy = (get: () => Schema): Schema => make((value, issues) => get().read(value, issues));
export const union = (options: readonly Schema[], params?: Params): Schema =>
  make((value, issues) => {
    const outcomes = options.map((option) => {
      const found: Issue[] = [];
      return { read: option.read(value, found), found };
    });
    const fit = outcomes.find(({ found }) => found.length === 0);
    const [nearest, ...others] = outcomes.filter(({ found }) => !found.some(isFatal));
    if (fit) return fit.read;
    if (!nearest || others.length > 0) return wrong(issues, params, true, 'invalid_union');
    issues.push(...nearest.found);
    return nearest.read;
  });
export const discriminatedUnion = (key: string, options: readonly Schema[]): Schema =>
  make((value, issues) => {
    const meant = isRecord(value)
      ? options.find(({ shape }) => shape?.[key]?.safeParse(value[key]).success)
      : undefined;
    const path = isRecord(value) ? [key] : [];
    return meant ? meant.read(value, issues) : wrong(issues, { path }, true, 'invalid_union');
  });

type Sized = { length: number };
export const minLength = (least: number, params?: Params): Check =>
  rule((value: Sized) => value.length >= least, params);
export const maxLength = (most: number, params?: Params): Check =>
  rule((value: Sized) => value.length <= most, params);
export const length = (exact: number, params?: Params): Check =>
  rule((value: Sized) => value.length === exact, params);
export const gte = (least: number, params?: Params): Check => rule((value: number) => value >= least, params);
export const lte = (most: number, params?: Params): Check => rule((value: number) => value <= most, params);
export { gte as minimum, lte as maximum };
export const nonnegative = (params?: Params): Check => gte(0, params);
export function regex(pattern: RegExp, params?: Params): Check {
  return rule((value: string) => value.search(pattern) >= 0, params);
}
export const trim = (): Check => (value) => (typeof value === 'string' ? value.trim() : value);
export const refine = (fits: (value: never) => unknown, params?: Params): Check => rule(fits, params);
