import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DataTable } from '@/components/kits/table/DataTable';
import { useUrlTableState } from '@/components/kits/table/model/use-table-state';
import type { TableState } from '@/components/kits/table/model/table-state';
import { Logo } from '@/components/ui/art/Logo';
import { PageHeader } from '@/components/ui/PageHeader';
import { tickingClock } from '@/components/ui/ticking-clock';
import { useStore } from '@/lib/store/use-store';
import { availableCents } from '@/data/wallet/balance';
import type { TransactionWithUser } from '@/data/wallet/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { walletText } from '@/messages/workspace/wallet';
import { transactionColumns } from './transaction-columns';
import { ReminderCard } from './ReminderCard';
import { IncomeCard, TeamCard } from './WalletCards';
import { StatTile } from './StatTile';
import { type WalletStat, walletStats } from './wallet-stats';
import { TransactionCard } from './TransactionCard';
import './wallet.scss';

const TransferForm = lazy(() =>
  import('./TransferForm').then(({ TransferForm }) => ({ default: TransferForm })),
);

const route = getRouteApi('/_shell/wallet');
const defaults: Partial<TableState> = { pageSize: 8, sort: [{ id: 'day', desc: true }] };
const card = (row: TransactionWithUser) => <TransactionCard row={row} />;
/** Table filter for the transactions behind each tile. */
const reports: Record<WalletStat['key'], Record<string, string[]>> = {
  balance: { status: ['Done'] },
  sales: { status: ['Done'], kind: ['Sale'] },
  spent: { status: ['Done'], kind: ['Sent', 'Refund', 'Fee'] },
  pending: { status: ['Pending'] },
};

export function WalletPage() {
  const { way = 'send' } = route.useSearch();
  const navigate = route.useNavigate();
  const control = useUrlTableState(defaults);
  const { data: rows } = useSuspenseQuery(route.useRouteContext().transactions);
  const { data: people } = useSuspenseQuery(route.useRouteContext().users);
  const { data: reminders } = useSuspenseQuery(route.useRouteContext().reminders);
  const tiles = walletStats(rows, useStore(tickingClock));
  const available = availableCents(rows);

  return (
    <>
      <PageHeader lead={walletText.lead} />
      <ul className="wallet-tiles tile-grid tile-grid-fit mb-4">
        {tiles.map((tile) => (
          <StatTile
            key={tile.key}
            stat={tile}
            onReport={() => {
              control.update({ filters: reports[tile.key], page: 1 });
              document.getElementById('transactions')?.scrollIntoView({ block: 'start' });
            }}
          />
        ))}
      </ul>
      <div className="d-flex flex-wrap gap-4 align-items-start">
        <div id="transactions" className="wallet-main stack-4 cols-1 min-w-0">
          <DataTable
            label={walletText.transactions}
            singular={walletText.transactionNoun}
            plural={walletText.transactionsNoun}
            rows={rows}
            columns={transactionColumns}
            rowId={(row) => String(row.id)}
            control={control}
            tools={{ search: true, filters: true, csv: true, chart: true }}
            card={card}
          />
          <div className="stack-4 fields-2 align-items-start min-w-0">
            <IncomeCard rows={rows} />
            <TeamCard rows={rows} />
          </div>
        </div>
        <aside
          className="wallet-side tile-grid tile-grid-fit align-items-start min-w-0"
          aria-label={walletText.walletSummary}
        >
          <section
            className="wallet-card rounded-panel stack-half p-5 bg-shell text-shell-ink"
            aria-label={walletText.balance}
          >
            <Logo />
            <p className="mt-4 fs-md">{walletText.available}</p>
            <b className="display-figure">{formatDollars(available)}</b>
            <small>{walletText.account}</small>
          </section>
          <Suspense fallback={<section className="card p-4" aria-busy="true" />}>
            <TransferForm
              people={people}
              available={available}
              direction={way}
              onDirection={(next) =>
                void navigate({ search: (old) => ({ ...old, way: next }), replace: true, resetScroll: false })
              }
            />
          </Suspense>
          <ReminderCard reminders={reminders} />
        </aside>
      </div>
    </>
  );
}
