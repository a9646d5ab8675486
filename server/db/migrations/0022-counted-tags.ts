/** Tags of the posts that everyone may read, by authors who are neither suspended nor to be deleted. */
export const countTags = `
INSERT INTO tags (tag, label, posts)
SELECT t.tag, t.label, count(*) FROM post_tags t JOIN posts p ON p.id = t.post_id WHERE is_counted_post(p)
GROUP BY t.tag, t.label;
`;

/**
 * Uses per tag and trends, instead of counting posts for each read: docs/decisions/0036-counted-tags.md. Changes are
 * appended, so that posts with the same tag do not wait for each other; a job adds them up.
 */
export const countedTags = `
CREATE TABLE tags (
  tag text NOT NULL,
  label text NOT NULL,
  folded text NOT NULL GENERATED ALWAYS AS (search_fold(tag)) STORED,
  posts integer NOT NULL,
  PRIMARY KEY (tag, label)
);
CREATE INDEX tags_folded ON tags (folded text_pattern_ops);
CREATE INDEX tags_folded_trgm ON tags USING gin (folded gin_trgm_ops);

CREATE TABLE tag_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tag text NOT NULL,
  label text NOT NULL,
  folded text NOT NULL GENERATED ALWAYS AS (search_fold(tag)) STORED,
  posts integer NOT NULL
);

CREATE TABLE trends (
  rank smallint PRIMARY KEY,
  tag text NOT NULL,
  label text NOT NULL,
  posts integer NOT NULL,
  /** Posts per slice of three hours, oldest first. */
  slope integer[] NOT NULL,
  computed_at timestamptz(3) NOT NULL
);

CREATE FUNCTION is_counted_post(p posts) RETURNS boolean LANGUAGE sql STABLE RETURN
  p.deleted_at IS NULL AND p.hidden_at IS NULL AND p.audience = 'public' AND NOT EXISTS (
    SELECT 1 FROM members m WHERE m.id = p.author_id AND (m.suspended_at IS NOT NULL OR m.deletes_at IS NOT NULL));

CREATE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_changes (tag, label, posts)
  SELECT c.tag, c.label, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  FROM changed c JOIN posts p ON p.id = c.post_id WHERE is_counted_post(p);
  RETURN NULL;
END $$;
CREATE TRIGGER count_new_tags AFTER INSERT ON post_tags REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_tags();
CREATE TRIGGER count_removed_tags AFTER DELETE ON post_tags REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_tags();

/** Before a deletion, because the tags of a deleted post can no longer be attributed to its author. */
CREATE FUNCTION count_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delta integer := CASE WHEN TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL AND NEW.audience = 'public'
    THEN 1 ELSE -1 END;
  counted posts := CASE WHEN delta = 1 THEN NEW ELSE OLD END;
BEGIN
  IF is_counted_post(counted) THEN
    INSERT INTO tag_changes (tag, label, posts)
    SELECT tag, label, delta FROM post_tags WHERE post_id = OLD.id;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER count_post_tags AFTER UPDATE OF deleted_at, hidden_at, audience ON posts FOR EACH ROW
WHEN ((OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL AND OLD.audience = 'public')
  <> (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL AND NEW.audience = 'public'))
EXECUTE FUNCTION count_post_tags();
CREATE TRIGGER count_deleted_post_tags BEFORE DELETE ON posts FOR EACH ROW EXECUTE FUNCTION count_post_tags();

CREATE FUNCTION count_member_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_changes (tag, label, posts)
  SELECT t.tag, t.label, count(*) * CASE WHEN NEW.suspended_at IS NULL AND NEW.deletes_at IS NULL THEN 1 ELSE -1 END
  FROM posts p JOIN post_tags t ON t.post_id = p.id
  WHERE p.author_id = NEW.id AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND p.audience = 'public'
  GROUP BY t.tag, t.label;
  RETURN NULL;
END $$;
CREATE TRIGGER count_member_tags AFTER UPDATE OF suspended_at, deletes_at ON members FOR EACH ROW
WHEN ((OLD.suspended_at IS NULL AND OLD.deletes_at IS NULL) <> (NEW.suspended_at IS NULL AND NEW.deletes_at IS NULL))
EXECUTE FUNCTION count_member_tags();

${countTags}
DROP INDEX post_tags_folded_trgm;
`;
