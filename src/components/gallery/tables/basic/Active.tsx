import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { formatDollars } from '@/lib/text/format-dollars';
import { StallHead } from '@/components/gallery/tables/StallRows';
import { stalls } from '@/components/gallery/tables/stalls';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const names = stalls.map(({ stall }) => stall);

export function Active() {
  const [current, setCurrent] = useState<(typeof names)[number]>('A 4');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Current stall" options={names} value={current} onChange={setCurrent} />
      </OptionBar>
      <table className="table table-plain" aria-label="Takings, one stall current">
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
