import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PagedList } from '@/components/ui/status/PagedList';
import { PageHeader } from '@/components/ui/PageHeader';
import type { RelationshipKind, relationshipsOptions } from '@/queries/social/member/relationship';
import { relationshipText } from '@/messages/social/relationship';
import { RelationshipRow } from './RelationshipRow';

interface Props {
  kind: RelationshipKind;
  options: ReturnType<typeof relationshipsOptions>;
  lead: string;
  empty: ReactNode;
}

export const RelationshipListPage = ({ kind, options, lead, empty }: Props) => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={lead} />
    <section className="card" aria-label={relationshipText.people}>
      <PagedList
        query={useInfiniteQuery(options)}
        words={{
          what: relationshipText.peopleNoun,
          failed: relationshipText.loadFailed,
          more: relationshipText.morePeople,
        }}
        faces
        empty={empty}
      >
        {(people) => (
          <ul className="people-list stream-inset">
            {people.map((entry) => (
              <RelationshipRow key={entry.member.id} kind={kind} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  </SocialPage>
);
