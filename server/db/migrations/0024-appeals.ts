/** Members appeal against suspensions and hidden posts. */
export const appeals = `
CREATE TABLE appeals (
  id uuid PRIMARY KEY,
  decision_id uuid NOT NULL REFERENCES decisions ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  outcome text CHECK (outcome IN ('granted', 'upheld', 'expired')),
  closed_at timestamptz(3),
  closed_by uuid REFERENCES members ON DELETE SET NULL
);
CREATE UNIQUE INDEX appeals_decision ON appeals (decision_id);
CREATE INDEX appeals_open ON appeals (created_at DESC, id DESC) WHERE closed_at IS NULL;
CREATE INDEX appeals_closed ON appeals (closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX appeals_member ON appeals (member_id);
CREATE INDEX appeals_closer ON appeals (closed_by);

ALTER TABLE decisions DROP CONSTRAINT decisions_action_check;
ALTER TABLE decisions ADD CONSTRAINT decisions_action_check
  CHECK (action IN ('dismiss', 'reopen', 'hide', 'unhide', 'suspend', 'lift', 'uphold'));

CREATE TRIGGER appeals_changed AFTER INSERT OR UPDATE OR DELETE ON appeals FOR EACH ROW
EXECUTE FUNCTION moderation_queue_changed();
`;
