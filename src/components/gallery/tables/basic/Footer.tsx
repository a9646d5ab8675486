import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { formatDollars } from '@/lib/text/format-dollars';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import { stalls } from '@/components/gallery/tables/stalls';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const takings = stalls.reduce((sum, { cents }) => sum + cents, 0);

export function Footer() {
  const [share, setShare] = useState(8);
  return (
    <>
      <OptionBar>
        <RangeOption label="Share for the square" value={share} onChange={setShare} max={20} unit="%" />
      </OptionBar>
      <table className="table table-plain" aria-label="Takings with sums">
        <StallHead />
        <StallRows />
        <tfoot className="bg-sunken">
          <tr>
            <th scope="row" colSpan={3}>
              Takings of the day
            </th>
            <td className="text-end">{formatDollars(takings)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              For the square
            </th>
            <td className="text-end">
              <b>{formatDollars(Math.round((takings * share) / 100))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
