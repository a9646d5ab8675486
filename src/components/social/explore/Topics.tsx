import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconHash from '~icons/tabler/hash';
import type { Media } from '@contract/post/media';
import type { MemberCard } from '@contract/member/member';
import type { Trend } from '@contract/feed/search';
import { Avatar } from '@/components/ui/Avatar';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import type { trendsOptions } from '@/queries/social/search';
import { exploreText } from '@/messages/social/explore';
import { useTopic } from './use-topic';
import './topics.scss';

/** Fewer posts are no trend. */
const MIN_POSTS = 3;
const MAX_CARDS = 4;
const MAX_FACES = 4;
const MAX_PICTURES = 3;

/** The most used tag of the day as the lead story, the next ones as cards. */
export function Topics({ options }: { options: ReturnType<typeof trendsOptions> }) {
  const { data, error, refetch } = useQuery(options);
  if (error && !data)
    return <ErrorState title={exploreText.trendsLoadFailed} error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <div className="lead-story position-relative d-flex overflow-hidden mb-4 rounded-card bg-shell text-shell-ink">
          <Skeleton what={exploreText.trends} rows={3} />
        </div>
        <div className="tile-grid tile-grid-fit mb-4" aria-hidden="true">
          {Array.from({ length: MAX_CARDS }, (_, index) => (
            <div key={index} className="card topic-card flex-row overflow-hidden" />
          ))}
        </div>
      </>
    );
  const [lead, ...others] = data.filter(({ posts }) => posts >= MIN_POSTS);
  if (!lead)
    return (
      <div className="card">
        <EmptyState title={exploreText.quietDay} text={exploreText.quietDayHint} />
      </div>
    );
  return (
    <>
      <LeadStory trend={lead} />
      <div className="tile-grid tile-grid-fit mb-4">
        {others.slice(0, MAX_CARDS).map((trend) => (
          <TopicCard key={trend.tag} trend={trend} />
        ))}
      </div>
    </>
  );
}

const TagLink = ({ tag, label }: Trend) => (
  <Link className="text-inherit wrap-anywhere" to="/explore" search={{ q: `#${tag}` }}>
    <bdi>#{label}</bdi>
  </Link>
);

const Picture = ({ media: { url, still, alt }, className }: { media: Media; className: string }) => (
  <img className={className} src={still ?? url} alt={alt} loading="lazy" decoding="async" />
);

const Faces = ({ authors, size }: { authors: readonly MemberCard[]; size: 'xs' | 'sm' }) => (
  <span className="avatar-group">
    {authors.map(({ id, name, avatarUrl }) => (
      <Avatar key={id} name={name} url={avatarUrl} size={size} silent />
    ))}
  </span>
);

function LeadStory({ trend }: { trend: Trend }) {
  const { quote, pictures, authors, isComplete } = useTopic(trend);
  const shown = pictures.slice(0, MAX_PICTURES);
  return (
    <article
      className="lead-story position-relative d-flex overflow-hidden mb-4 rounded-card bg-shell text-shell-ink"
      aria-labelledby="lead-story"
    >
      {shown.length > 0 && (
        <div className="position-absolute inset-0 d-flex gap-1">
          {shown.map((media) => (
            <Picture key={media.id} className="fill h-100 fit-cover" media={media} />
          ))}
        </div>
      )}
      <div className="lead-text position-relative d-flex flex-column justify-content-end w-100 px-5 pb-5">
        <p>{exploreText.mostTalkedAboutToday}</p>
        <h2 id="lead-story" className="fs-3xl text-inherit">
          <TagLink {...trend} />
        </h2>
        <blockquote className="measure min-h-lines mt-1 mb-0 fs-lg">
          {quote && exploreText.quoted(quote)}
        </blockquote>
        <p className="row-3 mt-3">
          <Faces authors={authors.slice(0, MAX_FACES)} size="sm" />
          {isComplete
            ? exploreText.postsFrom(trend.posts, authors.length)
            : exploreText.postCount(trend.posts)}
        </p>
      </div>
    </article>
  );
}

function TopicCard({ trend }: { trend: Trend }) {
  const { quote, pictures, authors } = useTopic(trend);
  const [picture] = pictures;
  return (
    <article className="card topic-card flex-row overflow-hidden">
      {picture ? (
        <Picture className="side-picture" media={picture} />
      ) : (
        <i className="side-picture centre bg-sunken text-ink-3">
          <IconHash />
        </i>
      )}
      <div className="fill d-flex flex-column p-3">
        <h3>
          <TagLink {...trend} />
        </h3>
        <p className="min-h-lines clamp-2 fs-md wrap-anywhere">{quote}</p>
        <p className="row-2 mt-auto pt-2 fs-sm text-ink-3">
          <Faces authors={authors.slice(0, 1)} size="xs" />
          {exploreText.postCount(trend.posts)}
        </p>
      </div>
    </article>
  );
}
