import { useQueryClient } from '@tanstack/react-query';
import type { Report } from '@contract/moderation';
import { confirmAction } from '@/lib/overlays/confirm';
import { type ModerationAction, moderate } from '@/queries/social/mutations/moderation';

/** Every action is logged and can be undone. */
export function ReportActions({ report }: { report: Report }) {
  const client = useQueryClient();
  const { member, post, closed, suspended } = report;
  const run = (action: ModerationAction) => moderate(client, action);
  const suspend = async () => {
    const confirmed = await confirmAction({
      title: `Suspend ${member.name}?`,
      text: 'They’re signed out everywhere, and their posts are hidden until you lift the suspension.',
      action: 'Suspend',
      danger: true,
    });
    if (confirmed) run({ action: 'suspend', handle: member.handle });
  };
  const button = (label: string, onClick: () => void, variant = 'btn-outline-secondary') => (
    <button type="button" className={`btn btn-sm ${variant}`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className="moderation-actions">
      {!closed && button('Dismiss', () => run({ action: 'dismiss', reportId: report.id }))}
      {closed?.action === 'dismiss' && button('Reopen', () => run({ action: 'reopen', reportId: report.id }))}
      {post &&
        !post.deleted &&
        (post.hidden
          ? button('Unhide post', () => run({ action: 'unhide', postId: post.id }))
          : button('Hide post', () => run({ action: 'hide', postId: post.id }), 'btn-outline-danger'))}
      {suspended
        ? button('Lift suspension', () => run({ action: 'lift', handle: member.handle }))
        : button(`Suspend @${member.handle}`, () => void suspend(), 'btn-outline-danger')}
    </div>
  );
}
