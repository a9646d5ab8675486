/**
 * `reply_ranks` orders replies by likes. An index on `posts.like_count` would make every like rewrite all index entries
 * of its post (PostgreSQL's heap-only updates need unindexed columns).
 */
export const threadPages = `
DROP INDEX posts_reply_to;
CREATE INDEX posts_reply_to ON posts (reply_to, id);

CREATE TABLE reply_ranks (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  reply_to uuid NOT NULL,
  /** Negative number of likes; replies without likes have no row. */
  rank integer NOT NULL CHECK (rank < 0)
);
CREATE INDEX reply_ranks_order ON reply_ranks (reply_to, rank, post_id);

INSERT INTO reply_ranks (post_id, reply_to, rank)
SELECT id, reply_to, -like_count FROM posts WHERE reply_to IS NOT NULL AND like_count > 0;

CREATE FUNCTION rank_reply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.like_count > 0 THEN
    INSERT INTO reply_ranks (post_id, reply_to, rank) VALUES (NEW.id, NEW.reply_to, -NEW.like_count)
    ON CONFLICT (post_id) DO UPDATE SET rank = excluded.rank;
  ELSE
    DELETE FROM reply_ranks WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rank_reply AFTER INSERT OR UPDATE OF like_count ON posts
FOR EACH ROW WHEN (NEW.reply_to IS NOT NULL) EXECUTE FUNCTION rank_reply();
`;
