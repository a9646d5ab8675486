import { createFileRoute } from '@tanstack/react-router';
import { ScrollbarPage } from '@/components/gallery/extended/scrollbar/ScrollbarPage';

export const Route = createFileRoute('/_shell/extended/scrollbar')({
  staticData: { title: 'Scrollbar', crumbs: ['Components', 'Extended UI'] },
  component: ScrollbarPage,
});
