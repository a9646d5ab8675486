import { createFileRoute } from '@tanstack/react-router';
import { ListGroupPage } from '@/components/gallery/ui/list-group/ListGroupPage';

export const Route = createFileRoute('/_shell/ui/list-group')({
  staticData: { title: 'List group', crumbs: ['Components', 'Base UI'] },
  component: ListGroupPage,
});
