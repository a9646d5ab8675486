import { HttpProblem } from '../../http/response/problem';

export interface SearchTerm {
  text: string;
  /** Whole words in this order; otherwise the last word may be the beginning of a longer one. */
  phrase: boolean;
}

export interface SearchQuery {
  /** At least one term of each group matches. */
  terms: SearchTerm[][];
  /** None of these terms matches. */
  without: SearchTerm[];
  /** Handles of the possible authors. */
  from: string[];
  /** Lower case; the post has all of them. */
  tags: string[];
  hasMedia: boolean;
  /** Inclusive. */
  since: Date | null;
  /** Exclusive. */
  before: Date | null;
}

const DAY = 86_400_000;

const invalidQuery = (detail: string): HttpProblem =>
  new HttpProblem('validation', { detail, fields: { q: detail } });

/** The beginning or the end of a day in UTC, or the moment itself of one such as "2026-11-21T11:00Z". */
function parseMoment(operator: string, value: string, isEnd: boolean): Date {
  const [, day, time = 'T00:00Z'] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\dZ)?$/.exec(value) ?? [];
  const moment = new Date(`${day}${time}`);
  if (day === undefined || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) {
    throw invalidQuery(`Write a date after ${operator}: such as ${operator}:2026-11-21.`);
  }
  return isEnd && value === day ? new Date(moment.getTime() + DAY) : moment;
}

/** `"a phrase"` without its quotes, or a word. */
const termOf = (part: string): SearchTerm =>
  part.startsWith('"') ? { text: part.replaceAll('"', ''), phrase: true } : { text: part, phrase: false };

/**
 * Reads from:handle, since:day, until:day (both inclusive), has:media, #tag, "a phrase", -word and or. Instead of a day
 * in UTC there may be a moment, exclusive after until. Other text with a colon is a plain word. Throws `validation` for
 * an invalid operator value.
 */
export function parseSearchQuery(q: string): SearchQuery {
  const words: SearchQuery = {
    terms: [],
    without: [],
    from: [],
    tags: [],
    hasMedia: false,
    since: null,
    before: null,
  };
  let isAlternative = false;
  for (const [part] of q.matchAll(/-?"[^"]*"?|\S+/gu)) {
    const [, operator = '', value = ''] = /^(from|since|until|has):(.+)$/i.exec(part) ?? [];
    const tag = /^#([\p{L}\p{N}_]{1,50})$/u.exec(part)?.[1];
    if (tag !== undefined) words.tags.push(tag.toLowerCase());
    else if (operator.toLowerCase() === 'from') words.from.push(value.replace(/^@/, '').toLowerCase());
    else if (operator.toLowerCase() === 'since') words.since = parseMoment(operator, value, false);
    else if (operator.toLowerCase() === 'until') words.before = parseMoment(operator, value, true);
    else if (operator.toLowerCase() === 'has') {
      if (value.toLowerCase() !== 'media') {
        throw invalidQuery('Only has:media is supported.');
      }
      words.hasMedia = true;
    } else if (part.toLowerCase() === 'or' && words.terms.length > 0) {
      isAlternative = true;
      continue;
    } else if (part.startsWith('-')) words.without.push(termOf(part.slice(1)));
    else if (isAlternative) words.terms.at(-1)?.push(termOf(part));
    else words.terms.push([termOf(part)]);
    isAlternative = false;
  }
  return words;
}
