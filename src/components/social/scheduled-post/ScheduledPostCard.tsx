import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconLock from '~icons/tabler/lock';
import type { ScheduledPost } from '@contract/post/scheduled-post';
import { ScheduleDialog } from '@/components/social/composer/schedule/ScheduleDialog';
import { MediaGrid } from '@/components/social/post/media/MediaGrid';
import { PostText } from '@/components/social/post/PostText';
import { formatDateTime } from '@/lib/dates/relative-time';
import { unschedulePost, changeScheduledTime } from '@/queries/social/mutations/post/scheduled-post';
import { scheduledPostText } from '@/messages/social/scheduled-post';

export function ScheduledPostCard({ scheduled }: { scheduled: ScheduledPost }) {
  const { post, publishAt, media, problem } = scheduled;
  const [rescheduling, setRescheduling] = useState(false);
  const client = useQueryClient();
  const ownMedia = media.slice(0, post.media?.length ?? 0);
  const contextId = post.replyTo ?? post.quoteOf;
  return (
    <li className="stack-2 py-4 px-5">
      <p className="row-1 flex-wrap fs-md text-ink-2 fw-semibold">
        <IconClock className="icon icon-sm" />
        <time dateTime={publishAt}>{formatDateTime(new Date(publishAt))}</time>
        {post.audience === 'followers' && (
          <span title={scheduledPostText.followersOnly}>
            <IconLock className="icon icon-sm" />
            <span className="visually-hidden">{scheduledPostText.followersOnly}</span>
          </span>
        )}
        {contextId && (
          <Link to="/post/$postId" params={{ postId: contextId }}>
            {post.replyTo ? scheduledPostText.aReply : scheduledPostText.aQuote}
          </Link>
        )}
      </p>
      {problem && (
        <p className="row-1 fs-md text-danger" role="alert">
          <IconWarning className="icon icon-sm" />
          {scheduledPostText.notPublished(problem)}
        </p>
      )}
      {post.contentWarning && (
        <p className="fs-md text-ink-2">{scheduledPostText.contentWarningOf(post.contentWarning)}</p>
      )}
      {post.text && (
        <p className="measure pre-wrap wrap-anywhere" dir="auto">
          <PostText text={post.text} />
        </p>
      )}
      {ownMedia.length > 0 && <MediaGrid media={ownMedia} />}
      {post.poll && <p className="fs-md text-ink-2">{scheduledPostText.pollOf(post.poll.options)}</p>}
      {post.continued && (
        <p className="fs-md text-ink-2">{scheduledPostText.threadOf(post.continued.length)}</p>
      )}
      <div className="d-flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => setRescheduling(true)}
        >
          {scheduledPostText.changeTime}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => unschedulePost(client, scheduled)}
        >
          {scheduledPostText.cancelPost}
        </button>
      </div>
      <ScheduleDialog
        open={rescheduling}
        at={problem ? null : publishAt}
        action={scheduledPostText.changeTime}
        onClose={() => setRescheduling(false)}
        onChoose={(at) => {
          setRescheduling(false);
          if (at) changeScheduledTime(client, scheduled, at);
        }}
      />
    </li>
  );
}
