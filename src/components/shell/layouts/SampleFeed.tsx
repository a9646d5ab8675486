import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import IconHeart from '~icons/tabler/heart';
import IconReply from '~icons/tabler/message-circle';
import IconRepost from '~icons/tabler/repeat';
import { Timestamp } from '@/components/ui/Timestamp';
import { Avatar } from '@/components/ui/Avatar';
import { type SamplePost, sampleFeed } from './sample-feed';
import { faceUrl, sceneUrl } from '@/lib/files/art-url';
import { formatShortCount } from '@/lib/text/format';
import { layoutText } from '@/messages/shell/layout';

const opened = Date.now();

export function SampleFeed() {
  const here = useLocation({ select: (location) => location.pathname });
  return (
    <div className="columns">
      <div className="column-main feed-width">
        <h1 className="visually-hidden" tabIndex={-1}>
          {layoutText.sampleFeed}
        </h1>
        <section
          className="card flex-row flex-wrap align-items-center gap-3 mb-4 py-3 px-4"
          aria-label={layoutText.signIn}
        >
          <p className="flex-1">
            <b>{layoutText.thisIsASampleFeed}</b> {layoutText.signInToRead}
          </p>
          <Link to="/auth/login" search={{ redirect: here }} className="btn btn-primary">
            {layoutText.signIn}
          </Link>
        </section>
        <div className="card stream">
          {sampleFeed.map((post) => (
            <Sample key={post.id} post={post} />
          ))}
        </div>
      </div>
    </div>
  );
}

const Sample = ({ post }: { post: SamplePost }) => (
  <article className="post" aria-label={layoutText.postByName(post.name)}>
    <div className="post-grid">
      <span>
        <Avatar name={post.name} url={faceUrl(post.avatar)} silent />
      </span>
      <div>
        <div className="post-head">
          <span className="text-truncate text-ink fw-semibold">{post.name}</span>
          <span className="post-meta text-truncate">@{post.handle}</span>
          <span className="post-meta post-dot">
            <Timestamp at={new Date(opened - post.minutes * 60_000).toISOString()} />
          </span>
        </div>
        <p>{post.text}</p>
        {post.scene && (
          <div className="media picture-frame media-1">
            <figure style={{ aspectRatio: 16 / 9 }}>
              <img
                src={sceneUrl(post.scene.name)}
                alt={post.scene.alt}
                width={400}
                height={300}
                loading="lazy"
                decoding="async"
              />
            </figure>
          </div>
        )}
        <div className="post-actions">
          <Figure icon={<IconReply />} count={post.replies} text={layoutText.replies(post.replies)} />
          <Figure icon={<IconRepost />} count={post.reposts} text={layoutText.reposts(post.reposts)} />
          <Figure icon={<IconHeart />} count={post.likes} text={layoutText.likes(post.likes)} />
        </div>
      </div>
    </div>
  </article>
);

interface FigureProps {
  icon: ReactNode;
  count: number;
  text: string;
}

const Figure = ({ icon, count, text }: FigureProps) => (
  <span className="post-action" title={text}>
    {icon}
    <span aria-hidden="true">{formatShortCount(count)}</span>
    <span className="visually-hidden">{text}</span>
  </span>
);
