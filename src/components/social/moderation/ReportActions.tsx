import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Report } from '@contract/moderation/moderation';
import { pluralize } from '@/lib/text/format';
import { confirmAction } from '@/lib/overlays/confirm';
import { DecisionGrounds } from './DecisionGrounds';
import { type ModerationAction, moderate } from '@/queries/social/mutations/moderation/moderation';

const TERMS = [
  ['1', '1 day'],
  ['7', '7 days'],
  ['30', '30 days'],
  ['', 'Until lifted'],
] as const;

/** Every action is logged, and can be undone except for the removal of a message. */
export function ReportActions({ report }: { report: Report }) {
  const client = useQueryClient();
  const { member, post, message, closed, suspended } = report;
  const [reason, setReason] = useState(report.reason);
  const [note, setNote] = useState('');
  const run = (action: ModerationAction) => {
    moderate(client, { ...action, reason, ...(note.trim() && { note: note.trim() }) });
    setNote('');
  };
  const [days, setDays] = useState('7');
  const suspend = async () => {
    const term = days === '' ? 'until you lift the suspension' : `for ${pluralize(Number(days), 'day')}`;
    const confirmed = await confirmAction({
      title: `Suspend ${member.name}?`,
      text: `They’re signed out everywhere, their posts are hidden ${term}, and they learn the reason.`,
      action: 'Suspend',
      danger: true,
    });
    if (!confirmed) return;
    const { handle } = member;
    run({ action: 'suspend', handle, ...(days === '' ? {} : { days: Number(days) }) });
  };
  const remove = async (messageId: string) => {
    const confirmed = await confirmAction({
      title: 'Remove this message?',
      text: 'Its text and pictures are deleted for everyone, and the author is notified. This cannot be undone.',
      action: 'Remove',
      danger: true,
    });
    if (confirmed) run({ action: 'remove', messageId });
  };
  const button = (label: string, onClick: () => void, variant = 'btn-outline-secondary') => (
    <button type="button" className={`btn btn-sm ${variant}`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      <DecisionGrounds reason={reason} note={note} onReason={setReason} onNote={setNote} />
      <div className="moderation-actions">
        {!closed && button('Dismiss', () => run({ action: 'dismiss', reportId: report.id }))}
        {closed?.action === 'dismiss' &&
          button('Reopen', () => run({ action: 'reopen', reportId: report.id }))}
        {post &&
          !post.deleted &&
          (post.hidden
            ? button('Unhide post', () => run({ action: 'unhide', postId: post.id }))
            : button('Hide post', () => run({ action: 'hide', postId: post.id }), 'btn-outline-danger'))}
        {message &&
          !message.deleted &&
          button('Remove message', () => void remove(message.id), 'btn-outline-danger')}
        {suspended
          ? button('Lift suspension', () => run({ action: 'lift', handle: member.handle }))
          : button(`Suspend @${member.handle}`, () => void suspend(), 'btn-outline-danger')}
        {!suspended && (
          <select
            className="form-select form-select-sm w-auto"
            aria-label="Length of the suspension"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          >
            {TERMS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}
