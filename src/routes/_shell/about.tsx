import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@/components/shell/about/AboutPage';

export const Route = createFileRoute('/_shell/about')({
  staticData: { title: 'About Plaza', crumbs: [] },
  component: AboutPage,
});
