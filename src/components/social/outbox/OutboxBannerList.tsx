import { Link } from '@tanstack/react-router';
import { pluralize } from '@/lib/text/format';
import { useOutboxList } from '@/queries/outbox/outbox-list';
import { OutboxEntryList } from './OutboxEntryList';
import '@/components/social/scheduled-post/schedule.scss';

export function OutboxBannerList() {
  const entries = useOutboxList();
  const posts = entries.filter(({ kind }) => kind === 'post');
  const others = entries.length - posts.length;
  return (
    <section className="card stream queue-card" aria-label="Not sent yet">
      <OutboxEntryList entries={posts.slice(-3)} />
      <p className="queue-item queue-item-note" role="status">
        <span>
          {others > 0 && `${pluralize(others, posts.length > 0 ? 'other change' : 'change')} not sent yet. `}
          <Link to="/outbox">Open the outbox</Link>
        </span>
      </p>
    </section>
  );
}
