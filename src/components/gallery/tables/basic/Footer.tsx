import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { dollars } from '@/lib/text/format';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import { stalls } from '@/components/gallery/tables/stalls';

const takings = stalls.reduce((sum, { cents }) => sum + cents, 0);

/** Sums stand in a foot of their own. */
export function Foot() {
  const [share, setShare] = useState(8);
  return (
    <>
      <Controls>
        <Amount label="Share for the square" value={share} onChange={setShare} max={20} unit="%" />
      </Controls>
      <table className="table" aria-label="Takings with sums">
        <StallHead />
        <StallRows />
        <tfoot className="table-head">
          <tr>
            <th scope="row" colSpan={3}>
              Takings of the day
            </th>
            <td className="text-end">{dollars(takings)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              For the square
            </th>
            <td className="text-end">
              <b>{dollars(Math.round((takings * share) / 100))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
