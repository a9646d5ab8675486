import { createFileRoute } from '@tanstack/react-router';
import { TypographyPage } from '@/components/gallery/ui/typography/TypographyPage';

export const Route = createFileRoute('/_shell/ui/typography')({
  staticData: { title: 'Typography', crumbs: ['Components', 'Base UI'] },
  component: TypographyPage,
});
