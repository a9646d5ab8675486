/** The position of each member's last write: reads go to a replica only once it has replayed that. */
export const lastWrites = `
CREATE TABLE last_writes (
  member_id uuid PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  xid xid8 NOT NULL
) WITH (fillfactor = 50);
`;
