import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { tableSearchFields } from '@/components/table/table-search';
import { WalletPage } from '@/components/wallet/WalletPage';
import { usersOptions } from '@/queries/user';
import { remindersOptions, transactionsOptions } from '@/queries/wallet';

export const Route = createFileRoute('/_shell/wallet')({
  validateSearch: z.object({
    ...tableSearchFields,
    way: z.catch(z.optional(z.enum(['send', 'request'])), undefined),
  }),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...transactionsOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
      queryClient.query({ ...remindersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Wallet', crumbs: ['Widgets'] },
  component: WalletPage,
});
