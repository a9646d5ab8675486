import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FollowTagButton } from '@/components/social/tag/FollowTagButton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { formatShortCount } from '@/lib/text/format';
import type { trendsOptions } from '@/queries/social/search';
import { Sparkline } from '@/components/ui/Sparkline';
import { sidebarText } from '@/messages/social/sidebar';

/** Compares the sum of the later half with the earlier half. */
function directionOf(slope: readonly number[]): string {
  const half = Math.ceil(slope.length / 2);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const change = sum(slope.slice(-half)) - sum(slope.slice(0, half));
  return change > 0 ? sidebarText.rising : change < 0 ? sidebarText.falling : sidebarText.steady;
}

interface Props {
  options: ReturnType<typeof trendsOptions>;
  limit: number;
  /** With a button on each tag. */
  followable?: boolean;
  /** Fewer posts are no trend. */
  minPosts?: number;
}

export function TrendList({ options, limit, followable = false, minPosts = 1 }: Props) {
  const { data, error, refetch } = useQuery(options);
  if (error)
    return <ErrorState title={sidebarText.trendsLoadFailed} error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton what={sidebarText.trends} rows={3} faces />;
  const trends = data.filter(({ posts }) => posts >= minPosts);
  if (trends.length === 0)
    return (
      <p className="pb-2 fs-md text-ink-3">
        {minPosts > 1 ? sidebarText.noBusyTags(minPosts) : sidebarText.noTags}
      </p>
    );
  return (
    <ol className="trend-list">
      {trends.slice(0, limit).map(({ tag, label, posts, slope }, index) => (
        <li key={tag}>
          <b className="trend-rank centre pt-half">{index + 1}</b>
          <Link className="text-decoration-none" to="/explore" search={{ q: `#${tag}` }}>
            <strong className="d-block text-ink fw-semibold">
              <bdi>#{label}</bdi>
            </strong>
            <small title={sidebarText.postCount(posts)}>
              <bdi>
                {sidebarText.trendPosts(posts, formatShortCount(posts))}
                <span className="visually-hidden">, {directionOf(slope)}</span>
              </bdi>
            </small>
          </Link>
          <Sparkline values={slope} />
          {followable && <FollowTagButton tag={{ tag, label }} small />}
        </li>
      ))}
    </ol>
  );
}
