import { createFileRoute } from '@tanstack/react-router';
import { MutedWordsPage } from '@/components/muted-word/MutedWordsPage';

export const Route = createFileRoute('/_shell/_member/more_/muted-words')({
  staticData: { title: 'Muted words', crumbs: ['More'] },
  component: MutedWordsPage,
});
