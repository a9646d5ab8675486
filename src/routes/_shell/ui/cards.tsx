import { createFileRoute } from '@tanstack/react-router';
import { CardsPage } from '@/components/gallery/ui/cards/CardsPage';

export const Route = createFileRoute('/_shell/ui/cards')({
  staticData: { title: 'Cards', crumbs: ['Components', 'Base UI'] },
  component: CardsPage,
});
