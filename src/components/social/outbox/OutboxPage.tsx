import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { useAuth } from '@/lib/auth/use-auth';
import { draftsOptions } from '@/queries/social/draft';
import { outboxOf } from '@/queries/outbox/registry';
import { useOutboxList, useOutboxReady } from '@/queries/outbox/outbox-list';
import { StorageWarning } from './StorageWarning';
import { DraftCard } from './DraftCard';
import { OutboxEntryList } from './OutboxEntryList';
import '@/components/social/scheduled-post/schedule.scss';

/** What was begun and what is on its way: drafts, and writes the service has not answered. */
export function OutboxPage() {
  const client = useQueryClient();
  const lines = useOutboxList();
  const isRead = useOutboxReady();
  const uid = useAuth().user?.uid ?? '';
  const { data: drafts, isError } = useQuery({ ...draftsOptions(uid), enabled: uid !== '' });
  const aside = lines.filter(({ error: problem }) => problem !== null);
  const retryAll = async () => {
    const { retry } = await outboxOf(client);
    for (const { key } of lines) retry(key);
  };
  return (
    <div className="cols cols-2">
      <div className="c-main">
        <PageHeader
          lead="Kept on this device until the service has them"
          actions={
            aside.length > 1 && (
              <button type="button" className="btn btn-outline-secondary" onClick={() => void retryAll()}>
                Retry all
              </button>
            )
          }
        />
        <section className="card stream queue-card" aria-labelledby="outbox">
          <h2 id="outbox" className="queue-title">
            Outbox
          </h2>
          {lines.length > 0 && <OutboxEntryList lines={lines} labelledBy="outbox" />}
          {lines.length === 0 && !isRead && <Skeleton label="Looking into the outbox" rows={1} />}
          {lines.length === 0 && isRead && (
            <EmptyState title="Everything is sent" text="What waits for the network stands here meanwhile." />
          )}
        </section>
        <section className="card stream queue-card" aria-labelledby="drafts">
          <h2 id="drafts" className="queue-title">
            Drafts
          </h2>
          {isError && (
            <p className="queue-item">This browser keeps no drafts: its storage is full or shut.</p>
          )}
          {!isError && !drafts && <Skeleton label="Looking for drafts" rows={1} />}
          {drafts?.length === 0 && (
            <EmptyState
              title="No drafts"
              text="What you write is kept here half a second after the last key."
              action={
                <Link to="/post" className="btn btn-primary">
                  Write a post
                </Link>
              }
            />
          )}
          {drafts && drafts.length > 0 && (
            <ul className="queue-list" aria-labelledby="drafts">
              {drafts.map(({ name, draft }) => (
                <DraftCard key={name} name={name} draft={draft} uid={uid} />
              ))}
            </ul>
          )}
          {(lines.length > 0 || (drafts && drafts.length > 0)) && <StorageWarning />}
        </section>
      </div>
      <FeedSidebar />
    </div>
  );
}
