import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/list/list-group.scss';

export const cells = cellsOfClasses(
  [
    ['At rest', ''],
    ['Active', 'active'],
    ['Disabled', 'disabled'],
    ['Coloured', 'variant-success'],
  ],
  (className) => (
    <ul className="list-group">
      <li
        className={`list-group-item ${className}`}
        {...(className === 'disabled' ? { 'aria-disabled': true } : {})}
      >
        North gate
      </li>
    </ul>
  ),
);
