import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { Menu } from '@/components/ui/overlay/Menu';

const SIZES = [
  { size: 'btn-sm', name: 'Small' },
  { size: '', name: 'Default' },
  { size: 'btn-lg', name: 'Large' },
] as const;

export function Sizes() {
  const [chosen, setChosen] = useState('none');
  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-4">
        {SIZES.map(({ size, name }) => (
          <Menu
            key={name}
            label={name}
            className={`btn btn-soft-primary ${size}`}
            align="start"
            trigger={
              <>
                {name}
                <IconChevron />
              </>
            }
            items={['Bread', 'Cheese', 'Honey'].map((stall) => ({
              label: stall,
              onSelect: () => setChosen(`${stall} from the ${name.toLowerCase()} menu`),
            }))}
          />
        ))}
      </div>
      <p role="status">Chosen: {chosen}</p>
    </>
  );
}
