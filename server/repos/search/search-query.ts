import { HttpProblem } from '../../http/problem';

/** What a search asks for, taken apart. */
export interface SearchQuery {
  /** Words and quoted phrases, as PostgreSQL's websearch_to_tsquery reads them; empty where there are none. */
  text: string;
  /** Handles: the author is one of them. */
  from: string[];
  /** Tags in lower case: the post has all of them. */
  tags: string[];
  hasMedia: boolean;
  /** From the start of this day, in UTC. */
  since: Date | null;
  /** Before this moment: the end of the named day, in UTC. */
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
  throw invalidQuery(`After ${operator}: comes a day, such as 2026-11-21.`);
}

/**
 * Reads from:handle, since:day, until:day (both days included), has:media, #tag, "a phrase" and -word. Anything
 * else with a colon is a word like others. Throws `validation` where an operator is followed by what it cannot use.
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
        throw invalidQuery('After has: comes media.');
      }
      words.hasMedia = true;
    } else text.push(part);
  }
  return { ...words, text: text.join(' ') };
}
