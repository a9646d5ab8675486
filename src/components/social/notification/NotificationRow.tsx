import { Link } from '@tanstack/react-router';
import { Fragment, memo } from 'react';
import IconReply from '~icons/tabler/message-circle';
import type { DecisionAction } from '@contract/moderation/decision-action';
import type { Notification } from '@contract/notification/notification';
import { Timestamp } from '@/components/ui/Timestamp';
import { FollowBackButton } from '@/components/social/follow/FollowBackButton';
import { NotifiedRequest } from '@/components/social/follow/NotifiedRequest';
import { Avatar } from '@/components/ui/Avatar';
import { pluralize } from '@/lib/text/format';
import { NotificationMenu } from './NotificationMenu';
import { notificationKinds } from './notification-kinds';

/** "Teo, Mei and 4 others", each name a link. */
function ActorNames({ id, actors, actorCount: count }: Pick<Notification, 'id' | 'actors' | 'actorCount'>) {
  const shown = count > actors.length ? actors.slice(0, 2) : actors;
  const others = count - shown.length;
  return shown.map((actor, index) => {
    const last = index === shown.length - 1;
    return (
      <Fragment key={actor.id}>
        {index > 0 && (last && others === 0 ? ' and ' : ', ')}
        <Link className="notification-actor" to="/u/$handle" params={{ handle: actor.handle }}>
          {actor.name}
        </Link>
        {last && others > 0 && (
          <>
            {' and '}
            <Link
              className="notification-actor"
              to="/notifications/people/$notificationId"
              params={{ notificationId: id }}
            >
              {pluralize(others, 'other')}
            </Link>
          </>
        )}
      </Fragment>
    );
  });
}

/** "You wrote: …", above the post that answers it. */
function AnsweredPost({ answered }: Pick<Notification, 'answered'>) {
  if (!answered || answered.deleted)
    return <p className="notification-answered">The post it answers was deleted</p>;
  return (
    <p className="notification-answered">
      You wrote:{' '}
      <Link to="/post/$postId" params={{ postId: answered.id }} dir="auto">
        {answered.excerpt || 'Post without text'}
      </Link>
    </p>
  );
}

const decisionTexts: Record<DecisionAction, string> = {
  dismiss: 'Moderators reviewed a report and took no action',
  reopen: 'Moderators are reviewing a report again',
  hide: 'Moderators hid your post. Only you and moderators can see it.',
  unhide: 'Moderators restored your post',
  remove: 'Moderators removed a message you sent',
  suspend: 'Moderators suspended your account',
  lift: 'Moderators lifted your suspension',
  uphold: 'Moderators reviewed your appeal. The decision stays.',
};

export const NotificationRow = memo(function NotificationRow({
  notification,
}: {
  notification: Notification;
}) {
  const { id, kind, actors, actorCount, decision, post, answered, read, at } = notification;
  const { action, icon, rowIcon = icon, tone, verb } = notificationKinds[kind];
  const [first] = actors;
  return (
    <li className={read ? 'notification' : 'notification is-unread'} data-notification={id}>
      <span className={`notification-icon notification-${tone}`}>{rowIcon}</span>
      <div>
        <div className="notification-head">
          <span className="avatar-group">
            {(decision ? [] : actors).map((actor) => (
              <Avatar key={actor.id} name={actor.name} url={actor.avatarUrl} size="sm" silent />
            ))}
            {actorCount > actors.length && (
              <span className="avatar avatar-sm avatar-more" aria-hidden="true">
                +{actorCount - actors.length}
              </span>
            )}
          </span>
          <Timestamp at={at} form="long" />
          {post && <NotificationMenu postId={post.id} />}
        </div>
        <p>
          {!read && <span className="visually-hidden">New: </span>}
          {decision ? (
            decisionTexts[decision]
          ) : (
            <>
              <ActorNames id={id} actors={actors} actorCount={actorCount} /> {verb}
            </>
          )}
        </p>
        {(kind === 'reply' || kind === 'quote') && <AnsweredPost answered={answered} />}
        {post && (
          <blockquote>
            <Link to="/post/$postId" params={{ postId: post.id }} dir="auto">
              {post.excerpt || 'Post without text'}
            </Link>
          </blockquote>
        )}
        {action === 'reply' && post && (
          <div className="notification-actions">
            <Link className="btn btn-soft-secondary btn-sm" to="/post" search={{ replyTo: post.id }}>
              <IconReply />
              Reply
            </Link>
          </div>
        )}
        {action === 'request' && first && (
          <div className="notification-actions">
            <NotifiedRequest member={first} />
          </div>
        )}
        {action === 'follow-back' && first && actorCount === 1 && (
          <div className="notification-actions">
            <FollowBackButton handle={first.handle} />
          </div>
        )}
      </div>
    </li>
  );
});
