/**
 * A muted word with punctuation matches its own characters: "C++" does not match "C". `plain` then holds the word with
 * its punctuation, and `bare` the word without, by which most posts are ruled out before their text is normalised.
 */
export const writtenWords = `
/** Normalises text like plain_words, and keeps its punctuation, with one form of quotation marks and of dashes. */
CREATE FUNCTION written_words(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  btrim(regexp_replace(
    translate(lower(normalize(written, NFKC)), '‘’ʼ“”„‐‑–—', '''''''"""----'), '[[:space:]]+', ' ', 'g'));

/** Whether \`word\` is in \`written\` with no letter or number beside it. */
CREATE FUNCTION has_whole_word(written text, word text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  replace(translate(written, chr(1), ' '), word, chr(1)) ~ ('(^|[[:space:][:punct:]])' || chr(1) || '([[:space:][:punct:]]|$)');

ALTER TABLE muted_words ADD COLUMN bare text;
`;

export const filledWrittenWords = `
UPDATE muted_words SET plain = written_words(text), bare = plain WHERE (id, member_id) IN (
  SELECT w.id, w.member_id FROM muted_words w WHERE w.bare IS NULL AND w.plain <> written_words(w.text) LIMIT 2000)
`;
