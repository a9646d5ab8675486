import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
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

/** Drafts, and writes that the service has not confirmed. */
export function OutboxPage() {
  const client = useQueryClient();
  const entries = useOutboxList();
  const isReady = useOutboxReady();
  const uid = useAuth().user?.uid ?? '';
  const { data: drafts, isError } = useQuery({ ...draftsOptions(uid), enabled: uid !== '' });
  const failed = entries.filter(({ error }) => error !== null);
  const retryAll = async () => {
    const { retry } = await outboxOf(client);
    for (const { key } of entries) retry(key);
  };
  return (
    <SocialPage>
      <PageHeader
        lead="Saved on this device until they’re sent"
        actions={
          failed.length > 1 && (
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
        {entries.length > 0 && <OutboxEntryList entries={entries} labelledBy="outbox" />}
        {entries.length === 0 && !isReady && <Skeleton what="the outbox" rows={1} />}
        {entries.length === 0 && isReady && (
          <EmptyState title="Everything is sent" text="Unsent changes appear here." />
        )}
      </section>
      <section className="card stream queue-card" aria-labelledby="drafts">
        <h2 id="drafts" className="queue-title">
          Drafts
        </h2>
        {isError && <p className="queue-item">Drafts can’t be saved: storage is full or blocked.</p>}
        {!isError && !drafts && <Skeleton what="drafts" rows={1} />}
        {drafts?.length === 0 && (
          <EmptyState
            title="No drafts"
            text="Drafts save as you type and appear here."
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
        {(entries.length > 0 || (drafts && drafts.length > 0)) && <StorageWarning />}
      </section>
    </SocialPage>
  );
}
