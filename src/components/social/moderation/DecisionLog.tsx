import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Decision } from '@contract/moderation';
import { Timestamp } from '@/components/ui/Timestamp';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { decisionsOptions } from '@/queries/social/moderation';
import { decisionLabels } from './decision-labels';
import { ReportedPost } from './ReportedPost';

const DecisionRow = ({ decision: { action, at, moderator, member, post } }: { decision: Decision }) => (
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
    </p>
    {post && <ReportedPost post={post} />}
    <p className="moderation-meta">
      {moderator?.name ?? 'A former moderator'}, <Timestamp at={at} form="full" />
    </p>
  </li>
);

/** Append-only: decisions are never deleted. */
export const DecisionLog = () => (
  <PagedList
    query={useInfiniteQuery(decisionsOptions())}
    words={{ what: 'the log', failed: 'The log did not load', more: 'Older decisions' }}
    rows={5}
    empty={<EmptyState title="No decisions yet" text="Every decision is logged here permanently." />}
  >
    {(decisions) => (
      <ul className="moderation-list">
        {decisions.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} />
        ))}
      </ul>
    )}
  </PagedList>
);
