import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_bare/auth/')({
  beforeLoad: () => {
    throw redirect({ to: '/auth/login', replace: true });
  },
});
