import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { appealsOptions } from '@/queries/social/moderation/appeal';
import { moderationText } from '@/messages/social/moderation';
import { AppealRow } from './AppealRow';

export const AppealList = () => (
  <PagedList
    query={useInfiniteQuery(appealsOptions('open'))}
    words={{
      what: moderationText.appealsNoun,
      failed: moderationText.appealsLoadFailed,
      more: moderationText.olderAppeals,
    }}
    faces
    empty={<EmptyState title={moderationText.noOpenAppeals} text={moderationText.noOpenAppealsHint} />}
  >
    {(appeals) => (
      <ul className="divided">
        {appeals.map((appeal) => (
          <AppealRow key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    )}
  </PagedList>
);
