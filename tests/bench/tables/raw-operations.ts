import type { Employee } from '@/data/employee/schema';

const byNumber = (a: Employee, b: Employee) => a.salaryCents - b.salaryCents;
const byText = (a: Employee, b: Employee) => (a.name < b.name ? -1 : Number(a.name > b.name));
const text = (row: Employee): string => Object.values(row).join('\n').toLowerCase();

/** The same work as plain loops over the records, without a table; by step. */
export const rawOperations: Readonly<Record<string, (rows: readonly Employee[]) => unknown>> = {
  'Sort by number': (rows) => rows.toSorted(byNumber),
  'Sort by number, reversed': (rows) => rows.toSorted((a, b) => byNumber(b, a)),
  'Sort by text': (rows) => rows.toSorted(byText),
  'Sort by text, reversed': (rows) => rows.toSorted((a, b) => byText(b, a)),
  'Filter by number': (rows) => rows.filter((row) => row.salaryCents >= 9_000_000),
  'Search "portugal an"': (rows) =>
    rows.filter((row) => text(row).includes('portugal') && text(row).includes('an')),
  'Group by country': (rows) => Map.groupBy(rows, ({ country }) => country),
};
