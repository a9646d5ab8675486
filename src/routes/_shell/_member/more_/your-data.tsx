import { createFileRoute } from '@tanstack/react-router';
import { YourDataPage } from '@/components/account/data/YourDataPage';

export const Route = createFileRoute('/_shell/_member/more_/your-data')({
  staticData: { title: 'Your data', crumbs: ['More'] },
  component: YourDataPage,
});
