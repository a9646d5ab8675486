import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

export const cells = cellsOfClasses(
  [
    ['Plain', 'table-plain'],
    ['Small', 'table-plain table-sm'],
    ['Striped', 'table-plain table-striped'],
    ['Bordered', 'table-plain table-bordered'],
    ['Borderless', 'table-plain table-borderless'],
    ['Hoverable', 'table-plain table-hover'],
    ['Tint', 'table-plain table-tint variant-success'],
  ],
  (className, label) => (
    <table className={`table ${className}`} aria-label={`Lines: ${label}`}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Trams</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Harbour</th>
          <td>12</td>
        </tr>
        <tr>
          <th scope="row">Hill</th>
          <td>7</td>
        </tr>
      </tbody>
    </table>
  ),
);
