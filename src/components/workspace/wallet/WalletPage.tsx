import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '@/components/kits/table/DataTable';
import { useTableSearch } from '@/components/kits/table/model/use-table-state';
import type { TableView } from '@/components/kits/table/model/table-state';
import { Mark } from '@/components/ui/art/Logo';
import { PageHeader } from '@/components/ui/PageHeader';
import type { JoinedTransaction } from '@/data/wallet/collection';
import { dollars } from '@/lib/text/format';
import { usersOptions } from '@/queries/workspace/user';
import { remindersOptions, transactionsOptions } from '@/queries/workspace/wallet';
import { transactionColumns } from './transaction-columns';
import { IncomeBox, ReminderBox, TeamBox } from './WalletCards';
import { StatTile } from './StatTile';
import { type Tile, tilesOf } from './wallet-stats';
import { TransactionCard } from './TransactionCard';
import { TransferForm } from './TransferForm';
import './wallet.scss';

const route = getRouteApi('/_shell/wallet');
const defaults: Partial<TableView> = { size: 8, sort: [{ id: 'day', desc: true }] };
const card = (row: JoinedTransaction) => <TransactionCard row={row} />;
/** The filter of the table that shows what a tile counts. */
const reports: Record<Tile['key'], Record<string, string[]>> = {
  balance: { status: ['Done'] },
  sales: { status: ['Done'], kind: ['Sale'] },
  spent: { status: ['Done'], kind: ['Sent', 'Refund', 'Fee'] },
  waiting: { status: ['Waiting'] },
};

/** Money in, money out, and what to think of. */
export function WalletPage() {
  const { way = 'send' } = route.useSearch();
  const navigate = route.useNavigate();
  const control = useTableSearch(defaults);
  const { data: rows } = useSuspenseQuery(transactionsOptions());
  const { data: people } = useSuspenseQuery(usersOptions());
  const { data: reminders } = useSuspenseQuery(remindersOptions());
  const [now] = useState(() => Date.now());
  const tiles = tilesOf(rows, now);
  const balance = tiles[0]?.cents ?? 0;

  return (
    <>
      <PageHeader lead="Sample money: nothing leaves this browser." />
      <ul className="stats">
        {tiles.map((tile) => (
          <StatTile
            key={tile.key}
            tile={tile}
            onReport={() => {
              control.setView({ filters: reports[tile.key], page: 1 });
              document.getElementById('transactions')?.scrollIntoView({ block: 'start' });
            }}
          />
        ))}
      </ul>
      <div className="wallet">
        <div id="transactions" className="wallet-main">
          <DataTable
            label="Transactions"
            one="transaction"
            many="transactions"
            rows={rows}
            columns={transactionColumns}
            rowId={(row) => String(row.id)}
            control={control}
            tools={{ search: true, filters: true, csv: true }}
            card={card}
          />
          <div className="wallet-pair">
            <IncomeBox rows={rows} />
            <TeamBox rows={rows} />
          </div>
        </div>
        <aside className="wallet-side" aria-label="Around the wallet">
          <section className="wallet-card" aria-label="Balance">
            <Mark />
            <p>Available</p>
            <b>{dollars(balance)}</b>
            <small>Plaza square, account ending 4207</small>
          </section>
          <TransferForm
            people={people}
            balance={balance}
            way={way}
            onWay={(next) =>
              void navigate({ search: (old) => ({ ...old, way: next }), replace: true, resetScroll: false })
            }
          />
          <ReminderBox reminders={reminders} />
        </aside>
      </div>
    </>
  );
}
