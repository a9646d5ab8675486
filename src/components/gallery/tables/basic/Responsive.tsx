import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const hours = ['7:00', '8:00', '9:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
const lines = [
  ['Bread', [12, 31, 28, 22, 19, 24, 11, 8, 4, 2]],
  ['Cheese', [2, 8, 17, 25, 31, 26, 14, 12, 9, 5]],
  ['Flowers', [1, 4, 9, 14, 22, 18, 20, 16, 11, 7]],
] as const;

export function Responsive() {
  const [width, setWidth] = useState(60);
  return (
    <>
      <OptionBar>
        <RangeOption label="Room for the table" value={width} onChange={setWidth} min={30} unit="%" />
      </OptionBar>
      <div
        className="table-responsive"
        style={{ inlineSize: `${width}%` }}
        role="region"
        aria-label="Sales by the hour, scrolls"
        tabIndex={0}
      >
        <table className="table table-plain text-nowrap" aria-label="Sales by the hour">
          <thead>
            <tr>
              <th scope="col">Goods</th>
              {hours.map((hour) => (
                <th key={hour} scope="col" className="text-end">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([goods, sold]) => (
              <tr key={goods}>
                <th scope="row">{goods}</th>
                {sold.map((count, hour) => (
                  <td key={hours[hour]} className="text-end">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
