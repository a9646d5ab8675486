import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reduction } from '@contract/feed/reduction';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { createDateFormat } from '@/lib/dates/date-format';
import { allowAgain, subjectName } from '@/queries/social/mutations/reduction';
import { reductionsOptions } from '@/queries/social/reduction';
import { mutedWordText } from '@/messages/social/muted-word';

const day = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const SubjectLink = ({ member, tag }: Reduction) =>
  member ? (
    <Link className="text-ink" to="/u/$handle" params={{ handle: member.handle }}>
      {member.name} <bdi className="text-ink-3 fw-normal">@{member.handle}</bdi>
    </Link>
  ) : (
    <Link className="text-ink" to="/explore" search={{ q: `#${tag ?? ''}` }}>
      #{tag}
    </Link>
  );

/** Authors and tags that For you shows less often. */
export function ReductionList() {
  const { data, error, refetch } = useQuery(reductionsOptions());
  const client = useQueryClient();
  return (
    <section className="card mt-4 py-4 px-5" aria-labelledby="reductions">
      <h2 id="reductions">{mutedWordText.shownLessInForYou}</h2>
      {error && !data && (
        <ErrorState title={mutedWordText.reductionsLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton what={mutedWordText.authorsAndTags} rows={2} />}
      {data?.length === 0 && (
        <EmptyState title={mutedWordText.nothingIsShownLess} text={mutedWordText.howToShowLess} />
      )}
      <ul className="divided">
        {data?.map((reduction) => (
          <li key={subjectName(reduction)} className="row-3 justify-content-between py-2">
            <div>
              <b className="d-block wrap-anywhere">
                <SubjectLink {...reduction} />
              </b>
              <small className="d-block wrap-anywhere text-ink-3">
                {mutedWordText.until(day().format(new Date(reduction.until)))}
              </small>
            </div>
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm flex-none"
              aria-label={mutedWordText.allowNameAgain(subjectName(reduction))}
              onClick={() => allowAgain(client, reduction)}
            >
              {mutedWordText.allowAgain}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
