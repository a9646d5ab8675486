import IconDots from '~icons/tabler/dots-vertical';
import IconDownload from '~icons/tabler/download';
import IconFilter from '~icons/tabler/filter';
import { Menu } from '@/components/ui/overlay/Menu';
import { Sparkline } from '@/components/ui/Sparkline';
import { toCsvBlob, toCsv } from '@/lib/files/csv';
import { downloadFile } from '@/lib/files/download';
import { formatDollars } from '@/lib/text/format-dollars';
import { walletText } from '@/messages/workspace/wallet';
import type { WalletStat } from './wallet-stats';

interface Props {
  stat: WalletStat;
  /** Filters the table to the transactions behind the value. */
  onReport: () => void;
}

const weeksCsv = (tile: WalletStat): Blob =>
  toCsvBlob(
    toCsv(
      [walletText.weeksAgo, walletText.dollars],
      tile.weeks.map((cents, index) => [7 - index, cents / 100]),
    ),
  );

export const StatTile = ({ stat, onReport }: Props) => (
  <li className="card py-3 px-4">
    <header className="d-flex align-items-center justify-content-between">
      <h2 className="label-heading text-ink-2">{stat.label}</h2>
      <Menu
        label={walletText.moreFor(stat.label)}
        className="icon-button icon-button-sm"
        trigger={<IconDots />}
        items={[
          { label: walletText.salesReport, icon: <IconFilter />, onSelect: onReport },
          {
            label: walletText.exportReport,
            icon: <IconDownload />,
            onSelect: () => downloadFile(`${stat.key}-by-week.csv`, weeksCsv(stat)),
          },
        ]}
      />
    </header>
    <b className="display-figure">{formatDollars(stat.cents)}</b>
    <p className="row-2 mt-1 fs-sm text-ink-3">
      {stat.trend === null ? (
        walletText.noEarlierData
      ) : (
        <>
          <span className={`tag tag-${stat.trend < 0 ? 'danger' : 'success'}`}>
            {stat.trend > 0 ? `+${stat.trend}` : stat.trend}%
          </span>
          {walletText.overFourWeeks}
        </>
      )}
      <span className="ms-auto">
        <Sparkline values={stat.weeks} />
      </span>
    </p>
  </li>
);
