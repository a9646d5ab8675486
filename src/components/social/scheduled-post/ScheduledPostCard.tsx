import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconLock from '~icons/tabler/lock';
import type { ScheduledPost } from '@contract/scheduled-post';
import { ScheduleDialog } from '@/components/social/composer/schedule/ScheduleDialog';
import { MediaGrid } from '@/components/social/post/media/MediaGrid';
import { PostText } from '@/components/social/post/PostText';
import { pluralize } from '@/lib/text/format';
import { formatDateTime } from '@/lib/dates/relative-time';
import { unschedulePost, changeScheduledTime } from '@/queries/social/scheduled-post';

/** A post that waits: when, what, and what can be done about it. */
export function ScheduledPostCard({ scheduled }: { scheduled: ScheduledPost }) {
  const { post, publishAt, media, problem } = scheduled;
  const [asksTime, setAsksTime] = useState(false);
  const client = useQueryClient();
  const shown = media.slice(0, post.media?.length ?? 0);
  const about = post.replyTo ?? post.quoteOf;
  return (
    <li className="queue-item">
      <p className="queue-item-head">
        <IconClock className="ic ic-sm" />
        <time dateTime={publishAt}>{formatDateTime(new Date(publishAt))}</time>
        {post.audience === 'followers' && (
          <span title="Only for followers">
            <IconLock className="ic ic-sm" />
            <span className="visually-hidden">Only for followers</span>
          </span>
        )}
        {about && (
          <Link to="/post/$postId" params={{ postId: about }}>
            {post.replyTo ? 'A reply' : 'A quote'}
          </Link>
        )}
      </p>
      {problem && (
        <p className="queue-item-problem" role="alert">
          <IconWarning className="ic ic-sm" />
          Not published: {problem}
        </p>
      )}
      {post.contentWarning && <p className="queue-item-note">Content warning: {post.contentWarning}</p>}
      {post.text && (
        <p className="queue-item-text" dir="auto">
          <PostText text={post.text} />
        </p>
      )}
      {shown.length > 0 && <MediaGrid media={shown} />}
      {post.poll && <p className="queue-item-note">Poll: {post.poll.options.join(', ')}</p>}
      {post.continued && (
        <p className="queue-item-note">and {pluralize(post.continued.length, 'more post')} as a thread</p>
      )}
      <div className="queue-item-actions">
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setAsksTime(true)}>
          Change the time
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => unschedulePost(client, scheduled)}
        >
          Cancel the post
        </button>
      </div>
      <ScheduleDialog
        open={asksTime}
        at={problem ? null : publishAt}
        action="Change the time"
        onClose={() => setAsksTime(false)}
        onChoose={(at) => {
          setAsksTime(false);
          if (at) changeScheduledTime(client, scheduled, at);
        }}
      />
    </li>
  );
}
