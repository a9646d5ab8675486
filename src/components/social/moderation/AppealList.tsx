import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { appealsOptions } from '@/queries/social/moderation/appeal';
import { AppealRow } from './AppealRow';

export const AppealList = () => (
  <PagedList
    query={useInfiniteQuery(appealsOptions('open'))}
    words={{ what: 'appeals', failed: 'The appeals did not load', more: 'Older appeals' }}
    faces
    empty={<EmptyState title="No open appeals" text="Members can appeal once against each decision." />}
  >
    {(appeals) => (
      <ul className="moderation-list">
        {appeals.map((appeal) => (
          <AppealRow key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    )}
  </PagedList>
);
