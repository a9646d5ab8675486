import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reduction } from '@contract/feed/reduction';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { createDateFormat } from '@/lib/dates/date-format';
import { allowAgain, subjectName } from '@/queries/social/mutations/reduction';
import { reductionsOptions } from '@/queries/social/reduction';

const day = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const SubjectLink = ({ member, tag }: Reduction) =>
  member ? (
    <Link to="/u/$handle" params={{ handle: member.handle }}>
      {member.name} <bdi>@{member.handle}</bdi>
    </Link>
  ) : (
    <Link to="/explore" search={{ q: `#${tag ?? ''}` }}>
      #{tag}
    </Link>
  );

/** Authors and tags that For you shows less often. */
export function ReductionList() {
  const { data, error, refetch } = useQuery(reductionsOptions());
  const client = useQueryClient();
  return (
    <section className="card muted-word-list" aria-labelledby="reductions">
      <h2 id="reductions">Shown less in For you</h2>
      {error && !data && (
        <ErrorState title="The list did not load" error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton what="authors and tags" rows={2} />}
      {data?.length === 0 && (
        <EmptyState
          title="Nothing is shown less"
          text="Choose “Show less” in the menu of a post in For you. It lasts 90 days."
        />
      )}
      <ul>
        {data?.map((reduction) => (
          <li key={subjectName(reduction)}>
            <div>
              <b>
                <SubjectLink {...reduction} />
              </b>
              <small>Until {day().format(new Date(reduction.until))}</small>
            </div>
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm"
              aria-label={`Allow ${subjectName(reduction)} again`}
              onClick={() => allowAgain(client, reduction)}
            >
              Allow again
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
