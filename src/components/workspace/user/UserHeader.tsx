import { Link } from '@tanstack/react-router';
import IconCake from '~icons/tabler/cake';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import { ProfileBanner } from '@/components/social/profile/ProfileBanner';
import { Avatar } from '@/components/ui/Avatar';
import type { User } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { useFollowed } from './use-followed';
import '@/components/social/profile/profile.scss';
import { userText } from '@/messages/workspace/user';

interface Props {
  user: User;
  /** Counts of posts, pictures and people. */
  figures: readonly (readonly [label: string, count: number])[];
}

export function UserHeader({ user, figures }: Props) {
  const [followed, setFollowed] = useFollowed(user.id);
  return (
    <header className="card overflow-hidden mb-4">
      <div className="profile-cover picture-frame">
        <ProfileBanner url={null} />
      </div>
      <div className="px-5 pb-4">
        <div className="profile-top d-flex align-items-start justify-content-between">
          <Avatar name={user.name} url={user.image} size="lg" silent />
          <span className="d-flex gap-2">
            <button
              type="button"
              className={`btn ${followed ? 'btn-outline-secondary' : 'btn-primary'}`}
              aria-pressed={followed}
              onClick={() => setFollowed(!followed)}
            >
              {followed ? userText.following : userText.follow}
            </button>
            <Link className="btn btn-outline-secondary" to="/apps/chat" search={{ with: user.id }}>
              {userText.message}
            </Link>
          </span>
        </div>
        <h1 className="mt-2 fs-2xl wrap-anywhere" tabIndex={-1}>
          {user.name}
        </h1>
        <p className="post-meta">{user.role}</p>
        <ul className="d-flex flex-wrap row-gap-1 column-gap-5 mt-2 text-ink-2">
          {user.email && (
            <li className="row-1">
              <IconMail />
              {user.email}
            </li>
          )}
          {user.phone && (
            <li className="row-1">
              <IconPhone />
              {user.phone}
            </li>
          )}
          {user.BirthDate && (
            <li className="row-1">
              <IconCake />
              {formatLongDay(user.BirthDate)}
            </li>
          )}
        </ul>
        <p className="profile-figures d-flex flex-wrap row-gap-1 column-gap-5 mt-2 text-ink-2">
          {figures.map(([label, count]) => (
            <span key={label}>
              <b>{count}</b> {label}
            </span>
          ))}
        </p>
      </div>
    </header>
  );
}
