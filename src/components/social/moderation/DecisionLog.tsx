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
import { decisionLabels } from './decision-labels';
import { ReportedPost } from './ReportedPost';

const DecisionRow = ({
  decision: { action, at, moderator, member, post, reason, note },
}: {
  decision: Decision;
}) => (
  <li className="moderation-row">
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
      {reason && <span className="tag tag-warning">{reportReasonLabel(reason)}</span>}
    </p>
    {post && <ReportedPost post={post} />}
    {note && (
      <p className="moderation-note" dir="auto">
        Note: {note}
      </p>
    )}
    <p className="moderation-meta">
      {moderator?.name ?? 'A former moderator'}, <Timestamp at={at} form="full" />
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
      Export as CSV
    </button>
  );
};

/** Append-only: decisions are never deleted. */
export const DecisionLog = () => (
  <PagedList
    query={useInfiniteQuery(decisionsOptions())}
    words={{ what: 'the log', failed: 'The log did not load', more: 'Older decisions' }}
    rows={5}
    empty={<EmptyState title="No decisions yet" text="Every decision is logged here permanently." />}
  >
    {(decisions) => (
      <>
        <p className="moderation-export">
          <ExportButton />
        </p>
        <ul className="moderation-list">
          {decisions.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </ul>
      </>
    )}
  </PagedList>
);
