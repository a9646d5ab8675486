type Fields = Readonly<Record<string, unknown>>;

/** Fields whose entries are set one by one, so that members who add entries at once do not replace each other's. */
const entryFields: Readonly<Record<string, readonly string[]>> = {
  invoice: ['payments', 'history'],
  file: ['versions'],
};

/** Fields that an editor saves again and again while a member types. */
const autosavedFields: Readonly<Record<string, readonly string[]>> = { note: ['title', 'text'] };

/** Whether a newer change of the same fields makes this one worthless, unsent or in the history. */
export const isAutosave = (kind: string, fields: readonly string[]): boolean =>
  fields.length > 0 && fields.every((field) => autosavedFields[kind]?.includes(field));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEntryField = (kind: string, field: string): boolean =>
  entryFields[kind]?.includes(field) ?? false;

/** Null removes an entry. */
const withEntries = (stored: unknown, entries: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...(isFields(stored) && stored), ...entries }).filter(([, entry]) => entry !== null),
  );

/** The body after a change set fields of it. */
export const applySet = (kind: string, body: Fields | undefined, set: Fields): Fields => ({
  ...body,
  ...Object.fromEntries(
    Object.entries(set).map(([name, value]) => [
      name,
      isEntryField(kind, name) && isFields(value) ? withEntries(body?.[name], value) : value,
    ]),
  ),
});

/** The entries of a field that differ, for a change; null for removed entries. */
export function changedEntries(
  before: unknown,
  after: unknown,
  isSame: (a: unknown, b: unknown) => boolean,
): Fields {
  const [old, next] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(next)])]
      .filter((key) => !isSame(old[key], next[key]))
      .map((key) => [key, next[key] ?? null]),
  );
}
