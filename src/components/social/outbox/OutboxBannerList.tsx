import { Link } from '@tanstack/react-router';
import { counted } from '@/lib/text/format';
import { useOutboxLines } from '@/queries/outbox/outbox-list';
import { WaitList } from './OutboxEntryList';
import '@/components/social/scheduled-post/schedule.scss';

/** Posts that wait, as they will stand, and how much else does. */
export function OutboxNotice() {
  const lines = useOutboxLines();
  const posts = lines.filter(({ kind }) => kind === 'post');
  const others = lines.length - posts.length;
  return (
    <section className="card stream waits-c" aria-label="Not sent yet">
      <WaitList lines={posts.slice(-3)} />
      <p className="wait wait-w" role="status">
        <span>
          {others > 0 && `${counted(others, posts.length > 0 ? 'other thing' : 'thing')} not sent yet. `}
          <Link to="/outbox">Look into the outbox</Link>
        </span>
      </p>
    </section>
  );
}
