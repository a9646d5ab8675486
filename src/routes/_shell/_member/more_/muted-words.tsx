import { createFileRoute } from '@tanstack/react-router';
import { MutedWordsPage } from '@/components/social/muted-word/MutedWordsPage';
import { atHand, freshness } from '@/queries/loader';
import { mutedWordsOptions } from '@/queries/social/muted-word';

export const Route = createFileRoute('/_shell/_member/more_/muted-words')({
  loader: ({ context: { queryClient }, cause }) =>
    atHand(queryClient.query({ ...mutedWordsOptions(), ...freshness(cause) })),
  staticData: { title: 'Muted words', crumbs: ['More'] },
  component: MutedWordsPage,
});
