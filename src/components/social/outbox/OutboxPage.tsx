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
import { FormDrafts } from './FormDrafts';
import { MessageDrafts } from './MessageDrafts';
import { OutboxEntryList } from './OutboxEntryList';
import { outboxText } from '@/messages/social/outbox';

/** Drafts, and writes that the service has not confirmed. */
export function OutboxPage() {
  const client = useQueryClient();
  const entries = useOutboxList();
  const isReady = useOutboxReady();
  const uid = useAuth().user?.uid ?? '';
  const { data: drafts, isError } = useQuery({ ...draftsOptions(uid), enabled: uid !== '' });
  const failed = entries.filter(({ error, canRetry }) => error !== null && canRetry);
  const retryAll = async () => {
    const { retry } = await outboxOf(client);
    for (const { key, canRetry } of entries) if (canRetry) retry(key);
  };
  return (
    <SocialPage>
      <PageHeader
        lead={outboxText.lead}
        actions={
          failed.length > 1 && (
            <button type="button" className="btn btn-outline-secondary" onClick={() => void retryAll()}>
              {outboxText.retryAll}
            </button>
          )
        }
      />
      <section className="card stream mb-4" aria-labelledby="outbox">
        <h2 id="outbox" className="pt-4 px-5 pb-1">
          {outboxText.outbox}
        </h2>
        <OutboxEntryList entries={entries} labelledBy="outbox" />
        {entries.length === 0 && !isReady && <Skeleton what={outboxText.theOutbox} rows={1} />}
        {entries.length === 0 && isReady && (
          <EmptyState title={outboxText.everythingIsSent} text={outboxText.everythingIsSentHint} />
        )}
      </section>
      <MessageDrafts />
      <FormDrafts />
      <section className="card stream mb-4" aria-labelledby="drafts">
        <h2 id="drafts" className="pt-4 px-5 pb-1">
          {outboxText.drafts}
        </h2>
        {isError && <p className="stack-2 py-4 px-5">{outboxText.draftsUnavailable}</p>}
        {!isError && !drafts && <Skeleton what={outboxText.draftsNoun} rows={1} />}
        {drafts?.length === 0 && (
          <EmptyState
            title={outboxText.noDrafts}
            text={outboxText.noDraftsHint}
            action={
              <Link to="/post" className="btn btn-primary">
                {outboxText.writeAPost}
              </Link>
            }
          />
        )}
        {drafts && drafts.length > 0 && (
          <ul className="divided" aria-labelledby="drafts">
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
