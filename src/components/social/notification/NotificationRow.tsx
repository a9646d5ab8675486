import { Link } from '@tanstack/react-router';
import { Fragment, memo } from 'react';
import IconReply from '~icons/tabler/message-circle';
import type { DecisionAction } from '@contract/decision';
import type { Notification } from '@contract/notification';
import { Timestamp } from '@/components/ui/Timestamp';
import { FollowBackButton } from '@/components/social/follow/FollowBackButton';
import { Avatar } from '@/components/ui/Avatar';
import { pluralize } from '@/lib/text/format';
import { notificationKinds } from './notification-kinds';

/** "Teo, Mei and 4 others", each name a link. */
function ActorNames({ actors, count }: { actors: Notification['actors']; count: number }) {
  const shown = count > actors.length ? actors.slice(0, 2) : actors;
  const others = count - shown.length;
  return shown.map((actor, at) => {
    const last = at === shown.length - 1;
    return (
      <Fragment key={actor.id}>
        {at > 0 && (last && others === 0 ? ' and ' : ', ')}
        <Link className="notification-actor" to="/u/$handle" params={{ handle: actor.handle }}>
          {actor.name}
        </Link>
        {last && others > 0 && ` and ${pluralize(others, 'other')}`}
      </Fragment>
    );
  });
}

/** What moderators decided, as it is told to whom it concerns. */
const decisionTexts: Record<DecisionAction, string> = {
  dismiss: 'Moderators looked at a report and left things as they are',
  reopen: 'Moderators are looking at a report again',
  hide: 'Moderators have hidden your post. Nobody else sees it any more.',
  unhide: 'Moderators have shown your post again',
  suspend: 'Moderators had suspended your account',
  lift: 'Moderators have lifted the suspension of your account',
};

/** One notification: who, what and about which post, with the next thing one may want to do. */
export const NotificationRow = memo(function NotificationRow({
  notification,
}: {
  notification: Notification;
}) {
  const { kind, actors, actorCount, decision, post, read, at } = notification;
  const look = notificationKinds.find((one) => one.kind === kind);
  const [first] = actors;
  const answers = kind === 'reply' || kind === 'mention' || kind === 'quote';
  return (
    <li className={read ? 'notification' : 'notification is-unread'}>
      <span className={`notification-icon notification-${look?.tone ?? 'info'}`}>
        {look?.rowIcon ?? look?.icon}
      </span>
      <div>
        <div className="notification-head">
          <span className="faces">
            {(decision ? [] : actors).map((actor) => (
              <Avatar key={actor.id} name={actor.name} url={actor.avatarUrl} size="sm" silent />
            ))}
            {actorCount > actors.length && (
              <span className="face face-sm face-more" aria-hidden="true">
                +{actorCount - actors.length}
              </span>
            )}
          </span>
          <Timestamp at={at} form="long" />
        </div>
        <p>
          {!read && <span className="visually-hidden">New: </span>}
          {decision ? (
            decisionTexts[decision]
          ) : (
            <>
              <ActorNames actors={actors} count={actorCount} /> {look?.verb}
            </>
          )}
        </p>
        {post && (
          <blockquote>
            <Link to="/post/$postId" params={{ postId: post.id }} dir="auto">
              {post.excerpt || 'A post without words'}
            </Link>
          </blockquote>
        )}
        {answers && post && (
          <div className="notification-actions">
            <Link className="btn btn-soft-secondary btn-sm" to="/post" search={{ replyTo: post.id }}>
              <IconReply />
              Reply
            </Link>
          </div>
        )}
        {kind === 'follow' && first && actorCount === 1 && (
          <div className="notification-actions">
            <FollowBackButton handle={first.handle} />
          </div>
        )}
      </div>
    </li>
  );
});
