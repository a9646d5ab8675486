import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSearchTerms, parseSearchQuery, type SearchFields, formatSearchQuery } from './search-query';

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const maybe = <T>(value: fc.Arbitrary<T>, empty: T) => fc.oneof(fc.constant(empty), value);
const day = fc.constantFrom('2026-01-31', '2026-11-21');
const some: fc.Arbitrary<SearchFields> = fc.record({
  words: maybe(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    '',
  ),
  phrase: maybe(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    '',
  ),
  from: maybe(word, ''),
  tag: maybe(word, ''),
  since: maybe(day, ''),
  until: maybe(day, ''),
  media: fc.boolean(),
});

describe('search query', () => {
  it('survives a round trip through the form', () => {
    fc.assert(
      fc.property(some, (parts) => {
        expect(parseSearchQuery(formatSearchQuery(parts))).toEqual(parts);
      }),
    );
  });

  it('keeps operators without a form field', () => {
    const q = '#one #two from:ada from:mei -"not this" re: "a phrase" has:fun';
    expect(formatSearchQuery(parseSearchQuery(q)).split(' ').toSorted()).toEqual(q.split(' ').toSorted());
  });

  it('removes quotes inside a phrase', () => {
    expect(formatSearchQuery({ ...parseSearchQuery(''), phrase: ' a "b"  c ' })).toBe('"a b c"');
  });

  it.each([
    ['from:ada trams', 'trams'],
    ['#lamps', 'lamps'],
    ['from:ada', 'ada'],
    ['has:media "by the fountain"', 'by the fountain'],
  ])('%s looks for people and tags with %s', (q, plain) => {
    expect(plainSearchTerms(q)).toBe(plain);
  });
});
