import { ProgressBar } from '@/components/gallery/ui/progress/ProgressBar';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

export const cells = cellsOf(
  ProgressBar,
  { label: 'Sent', value: 40 },
  { value: [0, 100], height: [4, 24], className: ['progress-bar-striped', 'variant-success variant-fill'] },
);
