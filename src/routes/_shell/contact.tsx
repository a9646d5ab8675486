import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '@/components/shell/about/ContactPage';

export const Route = createFileRoute('/_shell/contact')({
  staticData: { title: 'Contact Us', crumbs: [] },
  component: ContactPage,
});
