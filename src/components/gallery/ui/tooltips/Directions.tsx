import { Tooltip } from '@/components/ui/overlay/Tooltip';

const SIDES = [
  ['top', 'Top'],
  ['end', 'Right'],
  ['bottom', 'Bottom'],
  ['start', 'Left'],
] as const;

export const Directions = () => (
  <div className="d-flex flex-wrap gap-2">
    {SIDES.map(([side, name]) => (
      <Tooltip key={side} text={`On the ${name.toLowerCase()}`} side={side}>
        {(describedBy) => (
          <button type="button" className="btn btn-soft-secondary" aria-describedby={describedBy}>
            {name}
          </button>
        )}
      </Tooltip>
    ))}
  </div>
);
