import { createFileRoute } from '@tanstack/react-router';
import { MutedWordsPage } from '@/components/social/muted-word/MutedWordsPage';
import { waitForData, preloadStaleTime } from '@/queries/loader';
import { mutedWordsOptions } from '@/queries/social/muted-word';

export const Route = createFileRoute('/_shell/_member/more_/muted-words')({
  loader: ({ context: { queryClient }, cause }) =>
    waitForData(queryClient.query({ ...mutedWordsOptions(), ...preloadStaleTime(cause) })),
  staticData: { title: 'Muted words', crumbs: ['More'] },
  component: MutedWordsPage,
});
