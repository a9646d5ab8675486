/**
 * A change of a post's tags and a change of its author's standing see each other: each counts what the other left. Both
 * lock the author, after the posts: see server/db/lock.ts.
 */
export const lockedAuthors = `
CREATE OR REPLACE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM members WHERE id IN (SELECT p.author_id FROM changed c JOIN posts p ON p.id = c.post_id)
  ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO tag_changes (tag, label, posts)
  SELECT c.tag, c.label, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  FROM changed c JOIN posts p ON p.id = c.post_id WHERE is_counted_post(p);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delta integer := CASE WHEN TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL AND NEW.audience = 'public'
    THEN 1 ELSE -1 END;
  counted posts := CASE WHEN delta = 1 THEN NEW ELSE OLD END;
BEGIN
  PERFORM 1 FROM members WHERE id = OLD.author_id FOR NO KEY UPDATE;
  IF is_counted_post(counted) THEN
    INSERT INTO tag_changes (tag, label, posts)
    SELECT tag, label, delta FROM post_tags WHERE post_id = OLD.id;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
`;
