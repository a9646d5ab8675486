/** What operators did by command: the line outlives the member it is about. */
export const operatorActions = `
CREATE TABLE operator_actions (
  id uuid PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  operator text NOT NULL,
  command text NOT NULL,
  member_id uuid REFERENCES members ON DELETE SET NULL,
  note text NOT NULL DEFAULT ''
);
CREATE INDEX operator_actions_recent ON operator_actions (at DESC, id DESC);
CREATE INDEX operator_actions_member ON operator_actions (member_id);
`;
