import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '@/components/layout/Shell';

export const Route = createFileRoute('/_shell')({ component: Shell });
