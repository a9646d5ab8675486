/** Scripts written without spaces: Han, Hiragana, Katakana. */
const SPACELESS = String.raw`[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]`;

/**
 * Search compares folded text: lower case, without accents, in one normal form. A script without spaces becomes
 * overlapping pairs of characters, so that a part of a sentence is a phrase of its pairs.
 */
export const searchWords = String.raw`
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  replace(replace(replace(translate(
    normalize(regexp_replace(normalize(lower(written), NFKD), '[\u0300-\u036f]', '', 'g'), NFKC),
    'øłđħŧı', 'oldhti'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

CREATE FUNCTION search_words(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN spaced !~ '${SPACELESS}' THEN spaced ELSE (
    SELECT string_agg(
      CASE WHEN c !~ '${SPACELESS}' THEN c
      WHEN next ~ '${SPACELESS}' THEN ' ' || c || next || ' ' ELSE ' ' || c || ' ' END, '' ORDER BY n)
    FROM (SELECT c, n, lead(c) OVER (ORDER BY n) AS next
      FROM regexp_split_to_table(spaced, '') WITH ORDINALITY AS t (c, n)) AS pairs) END
  FROM (SELECT regexp_replace(search_fold(written), '[^[:alnum:]]+', ' ', 'g') AS spaced) AS folded $$;

CREATE FUNCTION search_phrase(written text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  phraseto_tsquery('simple'::regconfig, search_words(written));

/** The last word may be the beginning of a longer one. */
CREATE FUNCTION search_prefix(written text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  CASE WHEN numnode(search_phrase(written)) = 0 THEN search_phrase(written)
  ELSE (search_phrase(written)::text || ':*')::tsquery END;

ALTER TABLE posts DROP COLUMN words, ADD COLUMN words tsvector NOT NULL
  GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_words(text))) STORED;
CREATE INDEX posts_words ON posts USING gin (words);

ALTER TABLE members
  ADD COLUMN words tsvector NOT NULL
    GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, search_words((name || ' '::text) || handle))) STORED,
  ADD COLUMN folded_name text NOT NULL GENERATED ALWAYS AS (search_fold(name)) STORED;
DROP INDEX members_name_trgm;
CREATE INDEX members_words ON members USING gin (words);
CREATE INDEX members_folded_name_trgm ON members USING gin (folded_name gin_trgm_ops);

ALTER TABLE post_tags ADD COLUMN folded text NOT NULL GENERATED ALWAYS AS (search_fold(tag)) STORED;
DROP INDEX post_tags_prefix;
DROP INDEX post_tags_trgm;
CREATE INDEX post_tags_folded ON post_tags (folded text_pattern_ops);
CREATE INDEX post_tags_folded_trgm ON post_tags USING gin (folded gin_trgm_ops);
`;
