import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export const cells = cellsOfClasses(
  [
    ['Ring', 'spinner-border'],
    ['Ring, small', 'spinner-border spinner-border-sm'],
    ['Disc', 'spinner-grow'],
    ['Disc, small', 'spinner-grow spinner-grow-sm'],
    ['In a button', 'spinner'],
  ],
  (className, label) => (
    <span className="d-block">
      <span className={`d-block ${className}`} role="status" aria-label={`Loading: ${label.toLowerCase()}`} />
    </span>
  ),
);
