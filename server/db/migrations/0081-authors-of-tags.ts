/**
 * The rows of a post's tags know its author, so that an index has the posts of an author with a tag in order. The trigger
 * writes it for builds that do not know the column.
 */
export const authorsOfTags = `
CREATE FUNCTION write_tag_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author_id := (SELECT p.author_id FROM posts p WHERE p.id = NEW.post_id);
  RETURN NEW;
END $$;
ALTER TABLE post_tags ADD COLUMN author_id uuid;
CREATE TRIGGER post_tags_author BEFORE INSERT ON post_tags FOR EACH ROW
  WHEN (NEW.author_id IS NULL) EXECUTE FUNCTION write_tag_author();
`;

/** So that a batch does not look at the rows of those before it. */
export const tagsWithoutAuthor = `
CREATE INDEX CONCURRENTLY post_tags_unfilled ON post_tags (post_id, tag) WHERE author_id IS NULL
`;

export const filledAuthorsOfTags = `
UPDATE post_tags t SET author_id = p.author_id FROM (
  SELECT x.post_id, x.tag FROM post_tags x WHERE x.author_id IS NULL
    AND EXISTS (SELECT 1 FROM posts o WHERE o.id = x.post_id AND o.author_id IS NOT NULL)
  ORDER BY x.post_id, x.tag LIMIT 2000) b
JOIN posts p ON p.id = b.post_id
WHERE t.post_id = b.post_id AND t.tag = b.tag
`;

export const tagsByAuthor = `
CREATE INDEX CONCURRENTLY post_tags_by_author ON post_tags (author_id, folded, created_at DESC, post_id DESC)
`;

export const filledTags = `
DROP INDEX post_tags_unfilled;
`;
