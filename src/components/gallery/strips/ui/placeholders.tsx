import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export const cells = cellsOfClasses(
  [
    ['Size: xs', 'placeholder placeholder-xs'],
    ['Size: sm', 'placeholder placeholder-sm'],
    ['At rest', 'placeholder'],
    ['Size: lg', 'placeholder placeholder-lg'],
  ],
  (className) => <span className={`${className} w-100`} aria-hidden="true" />,
).concat(
  cellsOfClasses(
    [
      ['Glow', 'placeholder-glow'],
      ['Wave', 'placeholder-wave'],
    ],
    (className) => (
      <span className={`${className} d-block`} aria-hidden="true">
        <span className="placeholder w-100" />
      </span>
    ),
  ),
);
