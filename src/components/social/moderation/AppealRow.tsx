import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Appeal } from '@contract/moderation/appeal';
import { type Decision, MAX_DECISION_NOTE_LENGTH } from '@contract/moderation/moderation';
import { reportReasonLabel } from '@/components/social/report/report-reasons';
import { useDraftValues } from '@/components/kits/form/draft/use-form-draft';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import { decideAppealOptions } from '@/queries/social/moderation/appeal';
import { moderationText } from '@/messages/social/moderation';
import { decisionLabels } from './decision-labels';
import { ReportedPost } from './ReportedPost';

function DecisionLine({ decision: { action, moderator, at, note } }: { decision: Decision }) {
  const label = decisionLabels[action];
  const name = moderator?.name ?? null;
  const time = <Timestamp at={at} form="long" />;
  return note
    ? moderationText.decidedWithNote(label, name, time, note)
    : moderationText.decided(label, name, time);
}

export function AppealRow({ appeal: { id, at, member, text, decision, own } }: { appeal: Appeal }) {
  const answer = useMutation(decideAppealOptions());
  const { values, change, drop } = useDraftValues(`appeal:${id}`, { note: '' });
  const note = values.note.trim();
  const send = (outcome: 'granted' | 'upheld') => {
    if (answer.isPending) return;
    // A toast says that it failed.
    void answer.mutateAsync({ appealId: id, outcome, ...(note && { note }) }).then(drop, () => undefined);
  };
  return (
    <li className="stack-2 py-4 px-5 wrap-anywhere">
      <div className="row-3">
        <Avatar name={member.name} url={member.avatarUrl} silent />
        <div className="fill">
          <Link className="text-ink fw-semibold" to="/u/$handle" params={{ handle: member.handle }}>
            {member.name}
          </Link>
          <small className="d-block text-ink-3">
            {moderationText.appealed(<bdi>@{member.handle}</bdi>, <Timestamp at={at} form="long" />)}
          </small>
        </div>
        {decision.reason && <span className="tag tag-warning">{reportReasonLabel(decision.reason)}</span>}
      </div>
      <p className="text-ink pre-line" dir="auto">
        {text}
      </p>
      {decision.post && <ReportedPost post={decision.post} />}
      <p className="fs-md text-ink-3 pre-line">
        <DecisionLine decision={decision} />
      </p>
      {own ? (
        <p className="fs-md text-ink-3">{moderationText.ownDecision}</p>
      ) : (
        <>
          <label>
            {moderationText.noteForModerators} <small>{moderationText.optional}</small>
            <textarea
              className="form-control form-control-sm"
              rows={2}
              dir="auto"
              maxLength={MAX_DECISION_NOTE_LENGTH}
              value={values.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </label>
          <div className="d-flex flex-wrap gap-2">
            <button type="button" className="btn btn-sm btn-primary" onClick={() => send('granted')}>
              {decision.action === 'suspend' ? moderationText.liftSuspension : moderationText.unhidePost}
            </button>
            <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => send('upheld')}>
              {moderationText.upholdDecision}
            </button>
          </div>
        </>
      )}
    </li>
  );
}
