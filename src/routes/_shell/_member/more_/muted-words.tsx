import { createFileRoute } from '@tanstack/react-router';
import { MutedWordsPage } from '@/components/social/muted-word/MutedWordsPage';
import { loadBriefly } from '@/queries/loader';
import { mutedWordsOptions } from '@/queries/social/muted-word';

export const Route = createFileRoute('/_shell/_member/more_/muted-words')({
  context: () => ({ mutedWords: mutedWordsOptions() }),
  loader: ({ context: { queryClient, mutedWords }, cause }) => loadBriefly(queryClient, cause, mutedWords),
  staticData: { title: 'Muted words', crumbs: ['More'] },
  component: MutedWordsPage,
});
