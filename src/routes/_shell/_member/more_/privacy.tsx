import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@/components/social/privacy/PrivacyPage';

export const Route = createFileRoute('/_shell/_member/more_/privacy')({
  staticData: { title: 'Privacy', crumbs: ['More'] },
  component: PrivacyPage,
});
