import { createFileRoute } from '@tanstack/react-router';
import { AccordionsPage } from '@/components/gallery/ui/accordions/AccordionsPage';

export const Route = createFileRoute('/_shell/ui/accordions')({
  staticData: { title: 'Accordions', crumbs: ['Components', 'Base UI'] },
  component: AccordionsPage,
});
