import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '@/components/about/ContactPage';

export const Route = createFileRoute('/_shell/contact')({
  staticData: { title: 'Contact Us', crumbs: [] },
  component: ContactPage,
});
