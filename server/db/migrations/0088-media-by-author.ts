/**
 * The rows of a post's media know its author and time, so that an index has the posts of an author with media in order.
 * The trigger writes them for builds that do not know the columns.
 */
export const authorsOfMedia = `
CREATE FUNCTION write_media_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.author_id, p.created_at INTO NEW.author_id, NEW.created_at FROM posts p WHERE p.id = NEW.post_id;
  RETURN NEW;
END $$;
ALTER TABLE post_media ADD COLUMN author_id uuid, ADD COLUMN created_at timestamptz(3);
CREATE TRIGGER post_media_author BEFORE INSERT ON post_media FOR EACH ROW
  WHEN (NEW.author_id IS NULL) EXECUTE FUNCTION write_media_author();
`;

/** So that a batch does not look at the rows of those before it. */
export const mediaWithoutAuthor = `
CREATE INDEX CONCURRENTLY post_media_unfilled ON post_media (post_id, position) WHERE author_id IS NULL
`;

export const filledAuthorsOfMedia = `
UPDATE post_media t SET author_id = p.author_id, created_at = p.created_at FROM (
  SELECT x.post_id, x.position FROM post_media x WHERE x.author_id IS NULL
    AND EXISTS (SELECT 1 FROM posts o WHERE o.id = x.post_id AND o.author_id IS NOT NULL)
  ORDER BY x.post_id, x.position LIMIT 2000) b
JOIN posts p ON p.id = b.post_id
WHERE t.post_id = b.post_id AND t.position = b.position
`;

export const mediaByAuthor = `
CREATE INDEX CONCURRENTLY post_media_by_author ON post_media (author_id, created_at DESC, post_id DESC)
`;

export const filledMedia = `
DROP INDEX post_media_unfilled;
`;
