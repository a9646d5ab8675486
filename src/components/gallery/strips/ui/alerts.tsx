import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export const cells = cellsOfClasses(
  [
    ['Soft', ''],
    ['Solid', 'variant-fill'],
    ['Outline', 'alert-plain'],
  ],
  (className) => (
    <div role="note" className={`alert variant-info ${className}`}>
      The gate opens at eight.
    </div>
  ),
);
