import { OpenDialog } from '@/components/gallery/demo/strip/OpenDialog';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

export const cells = cellsOf(
  OpenDialog,
  {},
  {
    size: ['md', 'lg', 'full'],
    placement: ['centre', 'end', 'start', 'top', 'bottom'],
    staticBackdrop: [true],
    answerRequired: [true],
  },
);
