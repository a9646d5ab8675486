const object = (fields: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', ')})`;

/** Rows of a FROM clause as a JSON array of objects, beside a CTE `own` with the members of the history. */
export const all = (fields: Readonly<Record<string, string>> | string, from: string): string =>
  `(SELECT coalesce(json_agg(${typeof fields === 'string' ? fields : object(fields)}), '[]') FROM ${from})`;

/** Rows `x` whose column names a member of the history. */
export const ofOwn = (
  table: string,
  fields: Readonly<Record<string, string>>,
  column = 'member_id',
  where = 'true',
): string => all(fields, `${table} x JOIN own m ON m.id = x.${column} WHERE ${where}`);

/** Two ids of each row, the first of a member of the history. */
export const pairs = (table: string, from = 'member_id', to = 'target_id', where = 'true'): string =>
  all(`json_build_array(x.${from}, x.${to})`, `${table} x JOIN own m ON m.id = x.${from} WHERE ${where}`);
