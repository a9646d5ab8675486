import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Menu } from '@/components/ui/overlay/Menu';

const DIRECTIONS = ['start', 'above', 'before', 'beside', 'centre'] as const;
const NAMES = { start: 'Down', above: 'Up', before: 'Start', beside: 'End', centre: 'Down, centred' };

export function Directions() {
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('start');
  const [place, setPlace] = useState('nowhere');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Direction"
          options={DIRECTIONS}
          value={direction}
          onChange={setDirection}
          names={NAMES}
        />
      </OptionBar>
      <Menu
        label="Which way"
        className="btn btn-secondary"
        align={direction}
        trigger={
          <>
            Which way
            <IconChevron />
          </>
        }
        items={['To the well', 'To the gate', 'To the tram'].map((name) => ({
          label: name,
          onSelect: () => setPlace(name.toLowerCase()),
        }))}
      />
      <p className="mt-2" role="status">
        Going {place}
      </p>
    </>
  );
}
