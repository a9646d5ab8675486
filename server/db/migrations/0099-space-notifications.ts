/** A member who is added to a space is told; the notification is deleted with the space. */
export const spaceNotifications = `
ALTER TABLE notifications ADD COLUMN space_id uuid REFERENCES spaces ON DELETE CASCADE;

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (kind IN
  ('like', 'repost', 'reply', 'quote', 'mention', 'follow', 'request', 'approval', 'poll', 'space', 'moderation')) NOT VALID;
`;

export const checkedNotificationKinds = `
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_kind_check;
`;

/** The deletion of a space finds its notifications. */
export const notificationsBySpace = `
CREATE INDEX CONCURRENTLY notifications_space ON notifications (space_id) WHERE space_id IS NOT NULL
`;
