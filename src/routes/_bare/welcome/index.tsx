import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '@/components/account/welcome/WelcomePage';

export const Route = createFileRoute('/_bare/welcome/')({
  staticData: { title: 'Welcome' },
  component: WelcomePage,
});
