import type { ComponentProps } from 'react';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const Hint = (props: Pick<ComponentProps<typeof Tooltip>, 'side' | 'delay'>) => (
  <Tooltip {...props} text="From eight to one">
    {(describedBy) => (
      <button type="button" className="btn btn-soft-secondary" aria-describedby={describedBy}>
        Hours
      </button>
    )}
  </Tooltip>
);

export const cells = cellsOf(Hint, {}, { side: ['top', 'end', 'bottom', 'start'], delay: [500] });
