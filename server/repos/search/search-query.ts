import { HttpProblem } from '../../http/problem';

export interface SearchQuery {
  /** Words and phrases in the syntax of websearch_to_tsquery; may be empty. */
  text: string;
  /** Handles; any of them may be the author. */
  from: string[];
  /** Lower case; the post has all of them. */
  tags: string[];
  hasMedia: boolean;
  /** Start of the day in UTC, inclusive. */
  since: Date | null;
  /** End of the day in UTC, exclusive. */
  before: Date | null;
}

const DAY = 86_400_000;

const invalidQuery = (detail: string): HttpProblem =>
  new HttpProblem('validation', { detail, fields: { q: detail } });

function parseDay(operator: string, value: string): Date {
  const day = new Date(`${value}T00:00:00.000Z`);
  if (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value)
  ) {
    return day;
  }
  throw invalidQuery(`Write a date after ${operator}: such as ${operator}:2026-11-21.`);
}

/**
 * Reads from:handle, since:day, until:day (both inclusive), has:media, #tag, "a phrase" and -word. Other text with
 * a colon is a plain word. Throws `validation` for an invalid operator value.
 */
export function parseSearchQuery(q: string): SearchQuery {
  const words: SearchQuery = { text: '', from: [], tags: [], hasMedia: false, since: null, before: null };
  const text: string[] = [];
  for (const [part] of q.matchAll(/-?"[^"]*"?|\S+/gu)) {
    const [, operator = '', value = ''] = /^(from|since|until|has):(.+)$/i.exec(part) ?? [];
    const tag = /^#([\p{L}\p{N}_]{1,50})$/u.exec(part)?.[1];
    if (tag !== undefined) words.tags.push(tag.toLowerCase());
    else if (operator.toLowerCase() === 'from') words.from.push(value.replace(/^@/, '').toLowerCase());
    else if (operator.toLowerCase() === 'since') words.since = parseDay(operator, value);
    else if (operator.toLowerCase() === 'until')
      words.before = new Date(parseDay(operator, value).getTime() + DAY);
    else if (operator.toLowerCase() === 'has') {
      if (value.toLowerCase() !== 'media') {
        throw invalidQuery('Only has:media is supported.');
      }
      words.hasMedia = true;
    } else text.push(part);
  }
  return { ...words, text: text.join(' ') };
}
