import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Avatar } from '@/components/ui/Avatar';
import type { TimelineEventWithUsers } from '@/data/timeline/schema';
import type { User } from '@/data/user/schema';
import { sceneUrl } from '@/lib/files/art-url';
import { Timestamp } from '@/components/ui/Timestamp';
import { userText } from '@/messages/workspace/user';
import '@/components/ui/list/list-group.scss';

const MomentTime = ({ at }: { at: string }) => (
  <Timestamp className="d-block fs-sm text-ink-3" at={at} form="long" />
);

export const UserFeedPanel = ({ moments }: { moments: readonly TimelineEventWithUsers[] }) =>
  moments.length === 0 ? (
    <EmptyState title={userText.noBioYet} />
  ) : (
    <ul className="list-group list-group-flush">
      {moments.map((moment) => (
        <li key={moment.id} className="list-group-item py-3 px-5">
          <h2 className="fs-xl">{moment.title}</h2>
          <MomentTime at={moment.at} />
          <p className="measure mt-1">{moment.text}</p>
        </li>
      ))}
    </ul>
  );

export const UserMediaPanel = ({ moments }: { moments: readonly TimelineEventWithUsers[] }) => (
  <ul className="user-media tile-grid tile-grid-sm p-4">
    {moments
      .filter((moment) => moment.scene)
      .map((moment) => (
        <li key={moment.id}>
          <figure>
            <img
              className="w-100 h-auto fit-cover rounded-control"
              src={sceneUrl(moment.scene ?? '')}
              alt={moment.sceneText}
              width="400"
              height="300"
              loading="lazy"
            />
            <figcaption className="mt-1 fs-md text-ink-2">{moment.title}</figcaption>
          </figure>
        </li>
      ))}
  </ul>
);

export const UserTeamPanel = ({ people }: { people: readonly User[] }) => (
  <ul className="list-group list-group-flush">
    {people.map((user) => (
      <li key={user.id} className="list-group-item row-3 py-3 px-5">
        <Avatar name={user.name} url={user.image} silent />
        <span className="flex-1">
          <Link to="/users/profile" search={{ user: user.id }}>
            {user.name}
          </Link>
          <small className="d-block text-ink-3">{user.role}</small>
        </span>
        <Link className="btn btn-outline-secondary btn-sm" to="/apps/chat" search={{ with: user.id }}>
          {userText.write}
        </Link>
      </li>
    ))}
  </ul>
);

export const UserActivityPanel = ({ moments }: { moments: readonly TimelineEventWithUsers[] }) => (
  <ol className="stack-3 py-4 px-5">
    {moments.map((moment) => (
      <li key={moment.id} className="edge">
        {moment.title}
        <MomentTime at={moment.at} />
      </li>
    ))}
  </ol>
);
