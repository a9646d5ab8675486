import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { formatDollars } from '@/lib/text/format';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import { stalls } from '@/components/gallery/tables/stalls';

const takings = stalls.reduce((sum, { cents }) => sum + cents, 0);

export function Footer() {
  const [share, setShare] = useState(8);
  return (
    <>
      <DemoControls>
        <RangeControl label="Share for the square" value={share} onChange={setShare} max={20} unit="%" />
      </DemoControls>
      <table className="table" aria-label="Takings with sums">
        <StallHead />
        <StallRows />
        <tfoot className="table-head">
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
