import { Link } from '@tanstack/react-router';
import { useOutboxList } from '@/queries/outbox/outbox-list';
import { OutboxEntryList } from './OutboxEntryList';
import '@/components/social/scheduled-post/schedule.scss';
import { outboxText } from '@/messages/social/outbox';

export function OutboxBannerList() {
  const entries = useOutboxList();
  const posts = entries.filter(({ kind }) => kind === 'post');
  const others = entries.length - posts.length;
  const notSent = posts.length > 0 ? outboxText.otherChangesNotSent : outboxText.changesNotSent;
  return (
    <section className="card stream mb-4" aria-label={outboxText.notSentYet}>
      <OutboxEntryList entries={posts.slice(-3)} />
      <p className="queue-item queue-item-note" role="status">
        <span>
          {others > 0 && `${notSent(others)} `}
          <Link to="/outbox">{outboxText.openTheOutbox}</Link>
        </span>
      </p>
    </section>
  );
}
