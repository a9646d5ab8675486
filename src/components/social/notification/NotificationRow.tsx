import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import IconReply from '~icons/tabler/message-circle';
import type { DecisionAction } from '@contract/moderation/decision-action';
import type { Notification } from '@contract/notification/notification';
import { Timestamp } from '@/components/ui/Timestamp';
import { FollowBackButton } from '@/components/social/follow/FollowBackButton';
import { NotifiedRequest } from '@/components/social/follow/NotifiedRequest';
import { Avatar } from '@/components/ui/Avatar';
import { notificationText } from '@/messages/social/notification';
import { joinElements } from '@/messages/words';
import { NotificationMenu } from './NotificationMenu';
import { NotifiedSpace } from './NotifiedSpace';
import { notificationKinds } from './notification-kinds';

/** "Teo, Mei and 4 others", each name a link. */
function ActorNames({ id, actors, actorCount: count }: Pick<Notification, 'id' | 'actors' | 'actorCount'>) {
  const shown = count > actors.length ? actors.slice(0, 2) : actors;
  const others = count - shown.length;
  const names = shown.map((actor) => (
    <Link key={actor.id} className="text-ink fw-semibold" to="/u/$handle" params={{ handle: actor.handle }}>
      {actor.name}
    </Link>
  ));
  if (others === 0) return joinElements(names);
  return joinElements([
    ...names,
    <Link
      key="others"
      className="text-ink fw-semibold"
      to="/notifications/people/$notificationId"
      params={{ notificationId: id }}
    >
      {notificationText.others(others)}
    </Link>,
  ]);
}

/** "You wrote: …", above the post that answers it. */
function AnsweredPost({ answered }: Pick<Notification, 'answered'>) {
  if (!answered || answered.deleted)
    return <p className="mt-2 fs-sm text-ink-3 wrap-anywhere">{notificationText.answeredDeleted}</p>;
  return (
    <p className="mt-2 fs-sm text-ink-3 wrap-anywhere">
      {notificationText.youWrote(
        <Link className="quiet-link" to="/post/$postId" params={{ postId: answered.id }} dir="auto">
          {answered.excerpt || notificationText.postWithoutText}
        </Link>,
      )}
    </p>
  );
}

const decisionTexts: Record<DecisionAction, string> = {
  dismiss: notificationText.decisionDismiss,
  reopen: notificationText.decisionReopen,
  hide: notificationText.decisionHide,
  unhide: notificationText.decisionUnhide,
  remove: notificationText.decisionRemove,
  suspend: notificationText.decisionSuspend,
  lift: notificationText.decisionLift,
  uphold: notificationText.decisionUphold,
};

export const NotificationRow = memo(function NotificationRow({
  notification,
}: {
  notification: Notification;
}) {
  const { id, kind, actors, actorCount, decision, post, answered, space, read, at } = notification;
  const { action, icon, rowIcon = icon, tone, sentence } = notificationKinds[kind];
  const [first] = actors;
  return (
    <li className={read ? 'notification' : 'notification is-unread'} data-notification={id}>
      <span className={`align-self-start p-2 rounded-arch variant-tinted variant-${tone}`}>{rowIcon}</span>
      <div>
        <div className="row-2 min-h-sm">
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
          <span className="ms-auto fs-sm text-ink-3">
            <Timestamp at={at} form="long" />
          </span>
          {post && <NotificationMenu postId={post.id} />}
        </div>
        <p className="mt-2">
          {!read && <span className="visually-hidden">{notificationText.new} </span>}
          {decision
            ? decisionTexts[decision]
            : sentence?.(
                <ActorNames id={id} actors={actors} actorCount={actorCount} />,
                actorCount,
                <b className="wrap-anywhere" dir="auto">
                  {space?.name}
                </b>,
              )}
        </p>
        {space && <NotifiedSpace space={space} />}
        {(kind === 'reply' || kind === 'quote') && <AnsweredPost answered={answered} />}
        {post && (
          <blockquote className="edge mt-1 mb-0">
            <Link
              className="quiet-link text-ink-2"
              to="/post/$postId"
              params={{ postId: post.id }}
              dir="auto"
            >
              {post.excerpt || notificationText.postWithoutText}
            </Link>
          </blockquote>
        )}
        {action === 'reply' && post && (
          <div className="notification-actions d-flex gap-1 mt-2">
            <Link className="btn btn-soft-secondary btn-sm" to="/post" search={{ replyTo: post.id }}>
              <IconReply />
              {notificationText.reply}
            </Link>
          </div>
        )}
        {action === 'request' && first && (
          <div className="notification-actions d-flex gap-1 mt-2">
            <NotifiedRequest member={first} />
          </div>
        )}
        {action === 'follow-back' && first && actorCount === 1 && (
          <div className="notification-actions d-flex gap-1 mt-2">
            <FollowBackButton handle={first.handle} />
          </div>
        )}
      </div>
    </li>
  );
});
