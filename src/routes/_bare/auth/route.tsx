import { createFileRoute } from '@tanstack/react-router';
import { AuthLayout } from '@/components/account/sign-in/AuthLayout';

export const Route = createFileRoute('/_bare/auth')({ component: AuthLayout });
