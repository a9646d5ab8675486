export const countMembers = `UPDATE totals SET amount = (SELECT count(*) FROM members) WHERE name = 'members';`;

/**
 * Lists are read in the order of an index, page by page. The number of members is kept in `totals`: reads would have to
 * count all of them.
 */
export const boundedLists = `
CREATE TABLE totals (name text PRIMARY KEY, amount bigint NOT NULL);

CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE totals SET amount = amount + (SELECT count(*) FROM changed) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE name = 'members' AND EXISTS (SELECT 1 FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER count_new_members AFTER INSERT ON members REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_members();
CREATE TRIGGER count_removed_members AFTER DELETE ON members REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_members();

INSERT INTO totals (name, amount) VALUES ('members', 0);
${countMembers}

DROP INDEX members_followers;
CREATE INDEX members_followers ON members (follower_count, handle) INCLUDE (id)
  WHERE suspended_at IS NULL AND deletes_at IS NULL;
CREATE INDEX members_name ON members (lower(name), handle) INCLUDE (id)
  WHERE suspended_at IS NULL AND deletes_at IS NULL;
CREATE INDEX members_joined ON members (created_at, handle) INCLUDE (id)
  WHERE suspended_at IS NULL AND deletes_at IS NULL;

/** A group is read in the order of notifications_group: the unique key must not begin with the group. */
ALTER TABLE notifications DROP CONSTRAINT notifications_member_id_group_key_actor_id_key,
  ADD UNIQUE (member_id, actor_id, group_key);

DROP INDEX post_tags_folded;
CREATE INDEX post_tags_folded ON post_tags (folded, created_at DESC, post_id DESC);
`;
