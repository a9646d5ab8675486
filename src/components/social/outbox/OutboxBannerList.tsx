import { Link } from '@tanstack/react-router';
import { pluralize } from '@/lib/text/format';
import { useOutboxList } from '@/queries/outbox/outbox-list';
import { OutboxEntryList } from './OutboxEntryList';
import '@/components/social/scheduled-post/schedule.scss';

/** Posts that wait, as they will stand, and how much else does. */
export function OutboxBannerList() {
  const lines = useOutboxList();
  const posts = lines.filter(({ kind }) => kind === 'post');
  const others = lines.length - posts.length;
  return (
    <section className="card stream queue-card" aria-label="Not sent yet">
      <OutboxEntryList lines={posts.slice(-3)} />
      <p className="queue-item queue-item-note" role="status">
        <span>
          {others > 0 && `${pluralize(others, posts.length > 0 ? 'other thing' : 'thing')} not sent yet. `}
          <Link to="/outbox">Look into the outbox</Link>
        </span>
      </p>
    </section>
  );
}
