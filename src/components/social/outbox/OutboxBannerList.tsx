import { Link } from '@tanstack/react-router';
import { useOutboxList } from '@/queries/outbox/outbox-list';
import { OutboxChip } from './OutboxChip';
import { OutboxEntryList } from './OutboxEntryList';
import { outboxText } from '@/messages/social/outbox';

/** Posts show where they were written; other changes alone are a chip. */
export function OutboxBannerList() {
  const entries = useOutboxList();
  const posts = entries.filter(({ kind }) => kind === 'post');
  const others = entries.length - posts.length;
  if (posts.length === 0)
    return <OutboxChip label={outboxText.notSentYet}>{outboxText.changesNotSent(others)}</OutboxChip>;
  return (
    <section className="card stream mb-4" aria-label={outboxText.notSentYet}>
      <OutboxEntryList entries={posts.slice(-3)} />
      <p className="py-4 px-5 fs-md text-ink-2" role="status">
        <span>
          {others > 0 && `${outboxText.otherChangesNotSent(others)} `}
          <Link to="/outbox">{outboxText.openTheOutbox}</Link>
        </span>
      </p>
    </section>
  );
}
