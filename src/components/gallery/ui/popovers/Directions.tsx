import { Popover } from '@/components/ui/overlay/Popover';
import '@/components/ui/parts/parts.scss';

const SIDES = [
  ['above', 'Top'],
  ['beside', 'Right'],
  ['start', 'Bottom'],
  ['before', 'Left'],
] as const;

export const Directions = () => (
  <div className="d-flex flex-wrap gap-2">
    {SIDES.map(([align, name]) => (
      <Popover key={align} label={name} trigger={name} className="btn btn-soft-secondary" align={align}>
        {() => (
          <>
            <h3>On the {name.toLowerCase()}</h3>
            <p>The well is forty-one metres deep, give or take a bucket.</p>
          </>
        )}
      </Popover>
    ))}
  </div>
);
