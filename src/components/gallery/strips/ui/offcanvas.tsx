import { OpenDialog } from '@/components/gallery/demo/strip/OpenDialog';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

export const cells = cellsOf(
  OpenDialog,
  { placement: 'end' },
  { placement: ['start', 'top', 'bottom'], size: ['md', 'lg', 'full'], staticBackdrop: [true] },
);
