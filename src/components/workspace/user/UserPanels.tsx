import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Face } from '@/components/ui/Avatar';
import type { JoinedMoment } from '@/data/timeline/collection';
import type { User } from '@/data/user/collection';
import { sceneUrl } from '@/lib/files/art-url';
import { fullDate, relativeTime } from '@/lib/dates/relative-time';

const Time = ({ at }: { at: string }) => (
  <time dateTime={at} title={fullDate(new Date(at))}>
    {relativeTime(new Date(at))}
  </time>
);

/** What somebody wrote around the square. */
export const FeedPanel = ({ moments }: { moments: readonly JoinedMoment[] }) =>
  moments.length === 0 ? (
    <EmptyState title="Nothing written yet" />
  ) : (
    <ul className="user-list">
      {moments.map((moment) => (
        <li key={moment.id}>
          <h2 className="h3">{moment.title}</h2>
          <Time at={moment.at} />
          <p>{moment.text}</p>
        </li>
      ))}
    </ul>
  );

/** Pictures, each with its description. */
export const MediaPanel = ({ moments }: { moments: readonly JoinedMoment[] }) => (
  <ul className="user-media">
    {moments
      .filter((moment) => moment.scene)
      .map((moment) => (
        <li key={moment.id}>
          <figure>
            <img
              src={sceneUrl(moment.scene ?? '')}
              alt={moment.sceneText}
              width="400"
              height="300"
              loading="lazy"
            />
            <figcaption>{moment.title}</figcaption>
          </figure>
        </li>
      ))}
  </ul>
);

/** Those one works with. */
export const TeamPanel = ({ people }: { people: readonly User[] }) => (
  <ul className="user-list">
    {people.map((user) => (
      <li key={user.id} className="user-row">
        <Face name={user.name} url={user.image} silent />
        <span>
          <Link to="/users/profile" search={{ user: user.id }}>
            {user.name}
          </Link>
          <small>{user.role}</small>
        </span>
        <Link className="btn btn-outline-secondary btn-sm" to="/apps/chat" search={{ with: user.id }}>
          Write
        </Link>
      </li>
    ))}
  </ul>
);

/** Everything that happened, the latest first. */
export const ActivityPanel = ({ moments }: { moments: readonly JoinedMoment[] }) => (
  <ol className="user-log">
    {moments.map((moment) => (
      <li key={moment.id}>
        {moment.title}
        <Time at={moment.at} />
      </li>
    ))}
  </ol>
);
