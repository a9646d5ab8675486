const writer = (name: string, member: string): string => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO latest_items AS l (member_id, at) VALUES (NEW.${member}, NEW.created_at)
  ON CONFLICT (member_id) DO UPDATE SET at = excluded.at WHERE l.at < excluded.at;
  RETURN NULL;
END $$;`;

/**
 * Nothing that a member has posted or reposted is newer than \`at\`; a member without a row has done neither. A feed of
 * thousands of members skips those by whom nothing can be on the page: docs/decisions/0086-latest-items.md. Triggers
 * write it, so that builds that do not know the table keep it, too. Rows stay on their page: only \`at\` changes.
 */
export const latestItems = `
CREATE TABLE latest_items (
  member_id uuid PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  at timestamptz(3) NOT NULL
) WITH (fillfactor = 80);
${writer('write_latest_post', 'author_id')}
${writer('write_latest_repost', 'member_id')}
CREATE TRIGGER latest_post AFTER INSERT ON posts FOR EACH ROW
WHEN (NEW.author_id IS NOT NULL AND NEW.reply_to IS NULL) EXECUTE FUNCTION write_latest_post();
CREATE TRIGGER latest_repost AFTER INSERT ON reposts FOR EACH ROW EXECUTE FUNCTION write_latest_repost();
`;

/** A batch of the members without a row. Replies count, too: a time that is too late only costs a lookup. */
export const filledLatestItems = `
INSERT INTO latest_items AS l (member_id, at)
SELECT m.id, greatest(
  (SELECT max(p.created_at) FROM posts p WHERE p.author_id = m.id),
  (SELECT max(r.created_at) FROM reposts r WHERE r.member_id = m.id))
FROM (
  SELECT x.id FROM members x WHERE NOT EXISTS (SELECT 1 FROM latest_items y WHERE y.member_id = x.id) AND (
    EXISTS (SELECT 1 FROM posts p WHERE p.author_id = x.id OFFSET 0) OR EXISTS (SELECT 1 FROM reposts r WHERE r.member_id = x.id OFFSET 0))
  ORDER BY x.id LIMIT 2000) m
ON CONFLICT (member_id) DO UPDATE SET at = greatest(l.at, excluded.at)
`;
