import { formatDollars } from '@/lib/text/format-dollars';
import { type Stall, stalls } from './stalls';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export const StallHead = ({ className, theme }: { className?: string; theme?: 'dark' | undefined }) => (
  <thead className={className} data-bs-theme={theme}>
    <tr>
      <th scope="col">Stall</th>
      <th scope="col">Who</th>
      <th scope="col">Goods</th>
      <th scope="col" className="text-end">
        Takings
      </th>
    </tr>
  </thead>
);

interface Props {
  /** Class of a row. */
  rowClass?: (stall: Stall, place: number) => string | undefined;
}

export const StallRows = ({ rowClass }: Props) => (
  <tbody>
    {stalls.map((stall, place) => (
      <tr key={stall.stall} className={rowClass?.(stall, place)}>
        <th scope="row">{stall.stall}</th>
        <td>{stall.who}</td>
        <td>{stall.goods}</td>
        <td className="text-end">{formatDollars(stall.cents)}</td>
      </tr>
    ))}
  </tbody>
);
