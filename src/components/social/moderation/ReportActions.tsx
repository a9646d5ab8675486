import { useQueryClient } from '@tanstack/react-query';
import type { Report } from '@contract/moderation';
import { confirmAction } from '@/lib/overlays/confirm';
import { type ModerationAction, moderate } from '@/queries/social/moderation';

/** What a moderator can do about a report; each is in the log, each can be taken back. */
export function ReportActions({ report }: { report: Report }) {
  const client = useQueryClient();
  const { member, post, closed, suspended } = report;
  const run = (deed: ModerationAction) => moderate(client, deed);
  const suspend = async () => {
    const sure = await confirmAction({
      title: `Suspend ${member.name}?`,
      text: 'They are signed out of everything within a second, and what they wrote is out of sight until the suspension is lifted.',
      action: 'Suspend',
      danger: true,
    });
    if (sure) run({ action: 'suspend', handle: member.handle });
  };
  const button = (label: string, deed: () => void, look = 'btn-outline-secondary') => (
    <button type="button" className={`btn btn-sm ${look}`} onClick={deed}>
      {label}
    </button>
  );
  return (
    <div className="mod-actions">
      {!closed && button('Dismiss', () => run({ action: 'dismiss', reportId: report.id }))}
      {closed?.action === 'dismiss' &&
        button('Open again', () => run({ action: 'reopen', reportId: report.id }))}
      {post &&
        !post.deleted &&
        (post.hidden
          ? button('Show the post', () => run({ action: 'unhide', postId: post.id }))
          : button('Hide the post', () => run({ action: 'hide', postId: post.id }), 'btn-outline-danger'))}
      {suspended
        ? button('Lift the suspension', () => run({ action: 'lift', handle: member.handle }))
        : button(`Suspend @${member.handle}`, () => void suspend(), 'btn-outline-danger')}
    </div>
  );
}
