import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type SearchInput<F extends Fields> = { [Name in keyof F]?: z.input<F[Name]> | undefined };
type SearchOutput<F extends Fields> = { [Name in keyof F]?: z.output<F[Name]> | undefined };

/** A validator for the router's `validateSearch`, in the shape of standardschema.dev. */
interface SearchSchema<F extends Fields> {
  readonly '~standard': {
    readonly types?: { readonly input: SearchInput<F>; readonly output: SearchOutput<F> };
    readonly validate: (search: unknown) => { readonly value: SearchOutput<F> };
  };
  readonly parse: (search: unknown) => SearchOutput<F>;
}
export type SearchOf<Schema> = Schema extends SearchSchema<infer F> ? SearchOutput<F> : never;

/** Leaves every value a string: `?q=200` and `?q="two words"` are text until a schema reads them. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue;
    params.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseField<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | undefined {
  const { success, data } = z.safeParse(schema, value);
  if (success) return data;
  return typeof value === 'string' ? z.safeParse(schema, parseJson(value)).data : undefined;
}

/**
 * Validates search parameters one by one: each is optional, and an invalid one is undefined. Fields other than strings
 * are read as JSON. Every field is set in the result, because the router keeps the raw value of a missing one.
 * `makeFields` is called for the first address: the schemas of all pages would take a quarter of the app's evaluation.
 */
export function searchSchema<const F extends Fields>(makeFields: () => F): SearchSchema<F> {
  let fields: F | undefined;
  const parse = (search: unknown) => {
    const values = new Map<string, unknown>(Object.entries(Object(search) as object));
    const parsed = Object.entries((fields ??= makeFields())).map(([name, schema]) => [
      name,
      parseField(schema, values.get(name)),
    ]);
    return Object.fromEntries(parsed) as SearchOutput<F>;
  };
  return { parse, '~standard': { validate: (search) => ({ value: parse(search) }) } };
}
