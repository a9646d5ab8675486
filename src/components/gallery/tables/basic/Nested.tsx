import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { formatDollars } from '@/lib/text/format-dollars';
import { StallHead } from '@/components/gallery/tables/StallRows';
import { stalls } from '@/components/gallery/tables/stalls';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const goods = [
  ['Rye, large', 31],
  ['Rolls, six', 44],
  ['Walnut loaf', 12],
] as const;

export function Nested() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="What stall A 3 sold" checked={open} onChange={setOpen} />
      </OptionBar>
      <div className="table-responsive" role="region" aria-label="Takings with details, scrolls" tabIndex={0}>
        <table className="table table-plain" aria-label="Takings with details">
          <StallHead />
          <tbody>
            {stalls.slice(0, 2).map(({ stall, who, goods: kind, cents }) => (
              <tr key={stall}>
                <th scope="row">{stall}</th>
                <td>{who}</td>
                <td>
                  {kind}
                  {open && stall === 'A 3' && (
                    <table className="table table-plain table-sm mb-0 mt-2" aria-label="Sold at stall A 3">
                      <thead className="bg-sunken">
                        <tr>
                          <th scope="col">Bread</th>
                          <th scope="col" className="text-end">
                            Sold
                          </th>
                        </tr>
                      </thead>
                      <tbody>
                        {goods.map(([name, sold]) => (
                          <tr key={name}>
                            <th scope="row">{name}</th>
                            <td className="text-end">{sold}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  )}
                </td>
                <td className="text-end">{formatDollars(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
