import { capitalize } from '@/lib/text/format';
import { ExampleTooltip } from './ExampleTooltip';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

export const Directions = () => (
  <div className="d-flex flex-wrap gap-2">
    {SIDES.map((side) => (
      <ExampleTooltip key={side} id={`tip-${side}`} text={`On the ${side}`} side={side}>
        <button type="button" className="btn btn-soft-secondary">
          {capitalize(side)}
        </button>
      </ExampleTooltip>
    ))}
  </div>
);
