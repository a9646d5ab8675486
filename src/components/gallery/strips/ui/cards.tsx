import { cellsOfClasses } from '@/components/gallery/demo/strip/strip-cells';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export const cells = cellsOfClasses(
  [
    ['Plain', ''],
    ['Edge', 'variant-info variant-edge'],
    ['Fill', 'border-0 variant-info variant-fill'],
    ['Gradient', 'border-0 variant-info variant-fill variant-gradient'],
  ],
  (className) => (
    <div className={`card ${className}`}>
      <div className="card-body">The gate opens at eight.</div>
    </div>
  ),
);
