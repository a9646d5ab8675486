import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconDownload from '~icons/tabler/download';
import type { Decision } from '@contract/moderation/moderation';
import { Timestamp } from '@/components/ui/Timestamp';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { reportReasonLabel } from '@/components/social/report/report-reasons';
import { decisionExportOptions } from '@/queries/social/mutations/moderation/decision-export';
import { decisionsOptions } from '@/queries/social/moderation/moderation';
import { moderationText } from '@/messages/social/moderation';
import { decisionLabels } from './decision-labels';
import { ReportedPost } from './ReportedPost';

const DecisionRow = ({
  decision: { action, at, moderator, member, post, reason, note },
}: {
  decision: Decision;
}) => (
  <li className="stack-2 py-4 px-5 wrap-anywhere">
    <p>
      <b>{decisionLabels[action]}</b>
      {member && (
        <>
          {': '}
          <Link to="/u/$handle" params={{ handle: member.handle }}>
            {member.name}
          </Link>
        </>
      )}
      {reason && <span className="tag tag-warning ms-2">{reportReasonLabel(reason)}</span>}
    </p>
    {post && <ReportedPost post={post} />}
    {note && (
      <p className="text-ink pre-line" dir="auto">
        {moderationText.noteOf(note)}
      </p>
    )}
    <p className="fs-md text-ink-3">
      {moderationText.decidedAt(
        moderator?.name ?? moderationText.formerModerator,
        <Timestamp at={at} form="full" />,
      )}
    </p>
  </li>
);

const ExportButton = () => {
  const exported = useMutation(decisionExportOptions());
  return (
    <button
      type="button"
      className={`btn btn-sm btn-outline-secondary${exported.isPending ? ' is-busy' : ''}`}
      aria-disabled={exported.isPending || undefined}
      onClick={() => {
        if (!exported.isPending) exported.mutate();
      }}
    >
      <IconDownload />
      {moderationText.exportAsCsv}
    </button>
  );
};

/** Append-only: decisions are never deleted. */
export const DecisionLog = () => (
  <PagedList
    query={useInfiniteQuery(decisionsOptions())}
    words={{
      what: moderationText.theLog,
      failed: moderationText.logLoadFailed,
      more: moderationText.olderDecisions,
    }}
    rows={5}
    empty={<EmptyState title={moderationText.noDecisionsYet} text={moderationText.noDecisionsYetHint} />}
  >
    {(decisions) => (
      <>
        <p className="py-3 px-5 rule-below">
          <ExportButton />
        </p>
        <ul className="divided">
          {decisions.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </ul>
      </>
    )}
  </PagedList>
);
