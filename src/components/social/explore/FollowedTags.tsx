import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconHash from '~icons/tabler/hash';
import { SideNav } from '@/components/social/sidebar/SideNav';
import { FollowTagButton } from '@/components/social/tag/FollowTagButton';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { followedTagsOptions } from '@/queries/social/tag-follow';
import { exploreText } from '@/messages/social/explore';

/** In the left column; the whole list is on the page of tags. */
const SHOWN = 8;

/** Nothing without followed tags. */
export function FollowedTagNav() {
  const { data = [] } = useQuery(followedTagsOptions());
  if (data.length === 0) return null;
  return (
    <SideNav
      label={exploreText.tagsYouFollow}
      title={exploreText.tagsYouFollow}
      links={[
        ...data.slice(0, SHOWN).map(({ tag, label }) => ({
          link: { to: '/explore' as const, search: { q: `#${tag}` } },
          icon: <IconHash />,
          label,
        })),
        ...(data.length > SHOWN
          ? [
              {
                link: { to: '/explore' as const, search: { kind: 'tags' as const } },
                icon: <IconHash />,
                label: exploreText.allTagsYouFollow,
                note: data.length,
              },
            ]
          : []),
      ]}
    />
  );
}

export function FollowedTagList() {
  const { data, error, refetch } = useQuery(followedTagsOptions());
  return (
    <section className="card feed-sidebar-card" aria-labelledby="followed-tags">
      <header className="d-flex align-items-baseline justify-content-between mb-1">
        <h2 id="followed-tags">{exploreText.tagsYouFollow}</h2>
      </header>
      {error && !data && (
        <ErrorState title={exploreText.tagsLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton what={exploreText.tagsYouFollowNoun} rows={2} />}
      {data?.length === 0 && <p className="pb-2 fs-md text-ink-3">{exploreText.noFollowedTags}</p>}
      {data && data.length > 0 && (
        <ul className="divided">
          {data.map((tag) => (
            <li key={tag.tag} className="row-2 justify-content-between py-2 wrap-anywhere">
              <Link className="text-ink fw-semibold" to="/explore" search={{ q: `#${tag.tag}` }}>
                <bdi>#{tag.label}</bdi>
              </Link>
              <FollowTagButton tag={tag} small />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
