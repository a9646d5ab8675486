import { getRouteApi, Link } from '@tanstack/react-router';
import IconList from '~icons/tabler/list';
import IconPlay from '~icons/tabler/player-play';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import type { CatchUpDigest } from '@/queries/social/read-catch-up';
import { catchUpText } from '@/messages/social/catch-up';

const route = getRouteApi('/_shell/_member/catch-up');

/** Count and reading time, before the reading starts. */
export function CatchUpSummary({ digest: { from, minutes, groups } }: { digest: CatchUpDigest }) {
  const { since } = route.useSearch();
  const posts = groups.reduce((sum, { postIds }) => sum + postIds.length, 0);
  return (
    <section className="card p-5" aria-labelledby="catch-up-summary">
      <h2 className="mb-1 fs-2xl" id="catch-up-summary">
        {catchUpText.summary(posts, groups.length)}
      </h2>
      <p className="text-ink-2">
        {catchUpText.sinceAndMinutes(<Timestamp at={from} form="full" />, minutes)}
      </p>
      <div className="row-2 flex-wrap my-4">
        <Link to="/catch-up" search={{ ...(since && { since }), view: 'one' }} className="btn btn-primary">
          <IconPlay />
          {catchUpText.readOneByOne}
        </Link>
        <Link
          to="/catch-up"
          search={{ ...(since && { since }), view: 'list' }}
          className="btn btn-outline-secondary"
        >
          <IconList />
          {catchUpText.showAsAList}
        </Link>
      </div>
      <ul>
        {groups.map(({ member, postIds }) => (
          <li key={member.id} className="row-3 py-2 rule-above">
            <Avatar name={member.name} url={member.avatarUrl} size="sm" silent />
            <Link
              className="fill text-truncate text-ink fw-semibold"
              to="/u/$handle"
              params={{ handle: member.handle }}
            >
              {member.name}
            </Link>
            <small className="text-ink-3">{catchUpText.postCount(postIds.length)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
