import { Link } from '@tanstack/react-router';
import { useOutboxList } from '@/queries/outbox/outbox-list';
import { OutboxEntryList } from './OutboxEntryList';
import { outboxText } from '@/messages/social/outbox';

export function OutboxBannerList() {
  const entries = useOutboxList();
  const posts = entries.filter(({ kind }) => kind === 'post');
  const others = entries.length - posts.length;
  const notSent = posts.length > 0 ? outboxText.otherChangesNotSent : outboxText.changesNotSent;
  return (
    <section className="card stream mb-4" aria-label={outboxText.notSentYet}>
      <OutboxEntryList entries={posts.slice(-3)} />
      <p className="py-4 px-5 fs-md text-ink-2" role="status">
        <span>
          {others > 0 && `${notSent(others)} `}
          <Link to="/outbox">{outboxText.openTheOutbox}</Link>
        </span>
      </p>
    </section>
  );
}
