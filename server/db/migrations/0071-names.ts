/**
 * Names that are unique among all members, in tables by the name: docs/decisions/0082-names.md. The triggers write them
 * for builds that do not know the tables.
 */
export const names = `
CREATE TABLE handles (
  handle text PRIMARY KEY,
  member_id uuid NOT NULL
);
CREATE TABLE accounts (
  uid text PRIMARY KEY,
  member_id uuid NOT NULL
);
CREATE TABLE direct_pairs (
  low_id uuid NOT NULL,
  high_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  PRIMARY KEY (low_id, high_id)
);
CREATE FUNCTION write_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM accounts WHERE uid = OLD.uid AND member_id = OLD.id;
    DELETE FROM handles WHERE handle = OLD.handle AND member_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO accounts VALUES (NEW.uid, NEW.id) ON CONFLICT (uid) DO UPDATE SET member_id = excluded.member_id;
    INSERT INTO handles VALUES (NEW.handle, NEW.id) ON CONFLICT (handle) DO UPDATE SET member_id = excluded.member_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER members_names AFTER INSERT OR DELETE OR UPDATE OF uid, handle ON members
  FOR EACH ROW EXECUTE FUNCTION write_names();
CREATE FUNCTION write_pair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM direct_pairs WHERE low_id = OLD.low_id AND high_id = OLD.high_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.low_id IS NOT NULL AND NEW.high_id IS NOT NULL THEN
    INSERT INTO direct_pairs VALUES (NEW.low_id, NEW.high_id, NEW.id)
      ON CONFLICT (low_id, high_id) DO UPDATE SET conversation_id = excluded.conversation_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER conversations_pair AFTER INSERT OR DELETE OR UPDATE OF low_id, high_id ON conversations
  FOR EACH ROW EXECUTE FUNCTION write_pair();
CREATE TABLE named_rows (
  name text PRIMARY KEY,
  up_to uuid NOT NULL
);
INSERT INTO named_rows VALUES ('members', '00000000-0000-0000-0000-000000000000'),
  ('conversations', '00000000-0000-0000-0000-000000000000');
`;
