/**
 * Two slices of four days that a time is in; odd ones begin two days before even ones, so that of one of them at least
 * two days have passed. An index finds the posts with some words in the latest slice: docs/decisions/0093-slices.md.
 */
export const searchSlices = `
CREATE FUNCTION search_slices(at timestamptz) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  ARRAY[((at AT TIME ZONE 'UTC')::date - '1970-01-01'::date) / 4 * 2,
    ((at AT TIME ZONE 'UTC')::date - '1970-01-01'::date + 2) / 4 * 2 + 1];
`;

export const wordsInSlices = `
CREATE INDEX CONCURRENTLY posts_words_in_slices ON posts USING gin (words, search_slices(created_at))
`;

/** The new index answers searches for words alone, too. */
export const wordsWithoutSlices = `
DROP INDEX posts_words;
`;
