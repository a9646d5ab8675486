/** What is wrong with a value, and where in it. */
export interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  /** The value is of another kind: what comes after it is not asked. */
  fatal: boolean;
}
/** Reads a value, puts what is wrong with it into `issues`, and gives what became of it. */
export type Read = (value: unknown, issues: Issue[]) => unknown;
export type Check = Read | Schema;
export type Params = string | { error?: string; path?: PropertyKey[]; precision?: number; protocol?: RegExp };
export type Shape = Record<string, Schema>;
interface Traits {
  /** What an absent key of an object is: wrong, left out, or given a value. */
  absent?: 'optional' | 'defaulted';
  /** The key may be left out of what is read. */
  mayLack?: boolean;
  shape?: Shape;
  strict?: boolean;
  options?: readonly unknown[];
}
export interface Schema extends Traits {
  read: Read;
  check: (...checks: Check[]) => Schema;
  parse: (value: unknown) => unknown;
  safeParse: (value: unknown) => Outcome;
  '~standard': { version: 1; vendor: string; validate: (value: unknown) => unknown };
}
export type Outcome = { success: true; data: unknown } | { success: false; error: ParseError };

class ParseError extends Error {
  override name = 'ZodError';
  readonly issues: Issue[];
  constructor(issues: Issue[]) {
    super(JSON.stringify(issues, null, 2));
    this.issues = issues;
  }
}

const messageOf = (params: Params | undefined): string =>
  (typeof params === 'string' ? params : params?.error) ?? 'Invalid input';
export const wrong = (issues: Issue[], params?: Params, fatal = true, code = 'invalid_type'): void => {
  const path = typeof params === 'object' ? (params.path ?? []) : [];
  issues.push({ code, path, message: messageOf(params), fatal });
};
export const isFatal = ({ fatal }: Issue): boolean => fatal;
export const below = (key: PropertyKey, found: readonly Issue[]): Issue[] =>
  found.map((issue) => ({ ...issue, path: [key, ...issue.path] }));
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema that reads by `base` and then asks the checks, as zod's do. */
export function make(base: Read, traits: Traits = {}, checks: readonly Check[] = []): Schema {
  const read: Read = (input, issues) => {
    const found: Issue[] = [];
    let value = base(input, found);
    for (const check of checks) {
      if (found.some(isFatal)) break;
      value = (typeof check === 'function' ? check : check.read)(value, found);
    }
    issues.push(...found);
    return value;
  };
  const safe = (value: unknown): Outcome => {
    const issues: Issue[] = [];
    const data = read(value, issues);
    return issues.length > 0 ? { success: false, error: new ParseError(issues) } : { success: true, data };
  };
  return {
    ...traits,
    read,
    check: (...more) => make(base, traits, [...checks, ...more]),
    safeParse: safe,
    parse: (value) => {
      const outcome = safe(value);
      if (outcome.success) return outcome.data;
      throw outcome.error;
    },
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: (value) => {
        const outcome = safe(value);
        return outcome.success ? { value: outcome.data } : { issues: outcome.error.issues };
      },
    },
  };
}

/** A schema that asks whether a value is what it should be. */
export const kind = (fits: (value: unknown) => boolean, params?: Params, traits?: Traits): Schema =>
  make((value, issues) => {
    if (!fits(value)) wrong(issues, params);
    return value;
  }, traits);
/** A check that lets the ones after it be asked. */
export const rule =
  (fits: (value: never) => unknown, params?: Params): Check =>
  (value, issues) => {
    if (!fits(value as never)) wrong(issues, params, false, 'custom');
    return value;
  };
