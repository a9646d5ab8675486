import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { tableSearchFields } from '@/components/kits/table/model/table-search';
import { WalletPage } from '@/components/workspace/wallet/WalletPage';
import { loadData } from '@/queries/loader';
import { usersOptions } from '@/queries/workspace/user';
import { remindersOptions, transactionsOptions } from '@/queries/workspace/wallet';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/wallet')({
  validateSearch: searchSchema(() => ({
    ...tableSearchFields(),
    way: z.enum(['send', 'request']),
  })),
  context: () => ({
    transactions: transactionsOptions(),
    users: usersOptions(),
    reminders: remindersOptions(),
  }),
  loader: ({ context: { queryClient, transactions, users, reminders } }) =>
    loadData(queryClient, transactions, users, reminders),
  staticData: { title: 'Wallet', crumbs: ['Workspace'], sample: 'always' },
  component: WalletPage,
});
