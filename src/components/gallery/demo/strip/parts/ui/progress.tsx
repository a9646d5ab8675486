import { ProgressBar } from '@/components/gallery/ui/progress/ProgressBar';
import { cellsOf } from '../../strip-cells';

export const cells = cellsOf(
  ProgressBar,
  { label: 'Sent', value: 40 },
  { value: [0, 100], height: [4, 24], className: ['progress-bar-striped', 'variant-success'] },
);
