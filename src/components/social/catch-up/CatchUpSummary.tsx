import { getRouteApi, Link } from '@tanstack/react-router';
import IconList from '~icons/tabler/list';
import IconPlay from '~icons/tabler/player-play';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import { pluralize } from '@/lib/text/format';
import type { CatchUpDigest } from '@/queries/social/read-catch-up';

const route = getRouteApi('/_shell/_member/catch-up');

/** Count and reading time, before the reading starts. */
export function CatchUpSummary({ digest: { from, minutes, groups } }: { digest: CatchUpDigest }) {
  const { since } = route.useSearch();
  const posts = groups.reduce((sum, { postIds }) => sum + postIds.length, 0);
  return (
    <section className="card catch-up" aria-labelledby="catch-up-summary">
      <h2 id="catch-up-summary">
        {pluralize(posts, 'post')} by {pluralize(groups.length, 'person', 'people')}
      </h2>
      <p>
        Since <Timestamp at={from} form="full" />, about {pluralize(minutes, 'minute')} to read
      </p>
      <div className="catch-up-actions">
        <Link to="/catch-up" search={{ ...(since && { since }), view: 'one' }} className="btn btn-primary">
          <IconPlay />
          Read one by one
        </Link>
        <Link
          to="/catch-up"
          search={{ ...(since && { since }), view: 'list' }}
          className="btn btn-outline-secondary"
        >
          <IconList />
          Show as a list
        </Link>
      </div>
      <ul className="catch-up-people">
        {groups.map(({ member, postIds }) => (
          <li key={member.id}>
            <Avatar name={member.name} url={member.avatarUrl} size="sm" silent />
            <Link to="/u/$handle" params={{ handle: member.handle }}>
              {member.name}
            </Link>
            <small>{pluralize(postIds.length, 'post')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
