import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { formatDollars } from '@/lib/text/format';
import { StallHead } from '@/components/gallery/tables/StallRows';
import { stalls } from '@/components/gallery/tables/stalls';

const names = stalls.map(({ stall }) => stall);

export function Active() {
  const [current, setCurrent] = useState<(typeof names)[number]>('A 4');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Current stall" options={names} value={current} onChange={setCurrent} />
      </DemoControls>
      <table className="table" aria-label="Takings, one stall current">
        <StallHead />
        <tbody>
          {stalls.map(({ stall, who, goods, cents }) => (
            <tr
              key={stall}
              className={stall === current ? 'table-active' : undefined}
              aria-current={stall === current || undefined}
            >
              <th scope="row">{stall}</th>
              <td>{who}</td>
              <td>{goods}</td>
              <td className="text-end">{formatDollars(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
