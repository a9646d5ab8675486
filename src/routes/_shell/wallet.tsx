import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { tableSearchFields } from '@/components/kits/table/model/table-search';
import { WalletPage } from '@/components/workspace/wallet/WalletPage';
import { usersOptions } from '@/queries/workspace/user';
import { remindersOptions, transactionsOptions } from '@/queries/workspace/wallet';

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
