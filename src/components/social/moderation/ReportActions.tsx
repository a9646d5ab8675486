import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Report } from '@contract/moderation/moderation';
import { useDraftValues } from '@/components/kits/form/draft/use-form-draft';
import { confirmAction } from '@/lib/overlays/confirm';
import { DecisionGrounds } from './DecisionGrounds';
import { type ModerationAction, moderate } from '@/queries/social/mutations/moderation/moderation';
import { commonText } from '@/messages/ui/common';
import { moderationText } from '@/messages/social/moderation';

const TERMS = [
  ['1', moderationText.days(1)],
  ['7', moderationText.days(7)],
  ['30', moderationText.days(30)],
  ['', moderationText.untilLifted],
] as const;

const DAY_MS = 86_400_000;

/** What is left of the suspension, in whole days. */
const restOf = ({ suspendedUntil, suspendedFor }: Report) => ({
  ...(suspendedUntil && {
    days: Math.max(1, Math.round((Date.parse(suspendedUntil) - Date.now()) / DAY_MS)),
  }),
  ...(suspendedFor && { reason: suspendedFor }),
});

interface Props {
  report: Report;
  /** About the moderator, whom nobody can suspend. */
  isOwn: boolean;
}

/** Every action is logged, and can be undone except for the removal of a message. */
export function ReportActions({ report, isOwn }: Props) {
  const client = useQueryClient();
  const { member, post, message, closed, suspended } = report;
  // The row leaves the list when another moderator claims or decides the report.
  const {
    values: grounds,
    restoredAt,
    change,
    drop,
  } = useDraftValues(`report:${report.id}`, {
    reason: report.reason,
    note: '',
  });
  const run = (action: ModerationAction) => {
    const note = grounds.note.trim();
    moderate(client, { ...action, reason: grounds.reason, ...(note && { note }) });
    change({ note: '' });
    drop();
  };
  const [days, setDays] = useState('7');
  const suspend = async () => {
    const confirmed = await confirmAction({
      title: moderationText.suspendTitle(member.name),
      text: moderationText.suspendHint(days === '' ? null : Number(days)),
      action: moderationText.suspend,
      danger: true,
    });
    if (!confirmed) return;
    const { handle } = member;
    run({ action: 'suspend', handle, ...(days === '' ? {} : { days: Number(days) }) });
  };
  const remove = async (messageId: string) => {
    const confirmed = await confirmAction({
      title: moderationText.removeThisMessage,
      text: moderationText.removeMessageHint,
      action: commonText.remove,
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
      <DecisionGrounds {...grounds} wasRestored={restoredAt !== null} onChange={change} />
      <div className="d-flex flex-wrap gap-2">
        {!closed && button(moderationText.dismiss, () => run({ action: 'dismiss', reportId: report.id }))}
        {closed?.action === 'dismiss' &&
          button(moderationText.reopen, () => run({ action: 'reopen', reportId: report.id }))}
        {post &&
          !post.deleted &&
          (post.hidden
            ? button(moderationText.unhidePost, () => run({ action: 'unhide', postId: post.id }))
            : button(
                moderationText.hidePost,
                () => run({ action: 'hide', postId: post.id }),
                'btn-outline-danger',
              ))}
        {message &&
          !message.deleted &&
          button(moderationText.removeMessage, () => void remove(message.id), 'btn-outline-danger')}
        {suspended
          ? button(moderationText.liftSuspension, () =>
              run({ action: 'lift', handle: member.handle, suspension: restOf(report) }),
            )
          : !isOwn &&
            button(moderationText.suspendHandle(member.handle), () => void suspend(), 'btn-outline-danger')}
        {!suspended && !isOwn && (
          <select
            className="form-select form-select-sm w-auto"
            aria-label={moderationText.lengthOfTheSuspension}
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
