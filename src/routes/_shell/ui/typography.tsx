import { createFileRoute } from '@tanstack/react-router';
import { TypographyPage } from '@/components/ui-kit/typography/TypographyPage';

export const Route = createFileRoute('/_shell/ui/typography')({
  staticData: { title: 'Typography', crumbs: ['Base UI'] },
  component: TypographyPage,
});
