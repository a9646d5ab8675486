import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

export function DisabledOptions() {
  const [booked, setBooked] = useState(true);
  const [value, setValue] = useState<readonly string[]>(['Small hall']);
  const options = ['Small hall', 'Great hall', 'Courtyard'].map((name) => ({
    id: name,
    name,
    disabled: booked && name === 'Great hall',
  }));
  return (
    <>
      <OptionBar>
        <ToggleOption label="The great hall is booked" checked={booked} onChange={setBooked} />
      </OptionBar>
      <Combobox
        label="Room"
        help="For Thursday evening"
        options={options}
        value={value}
        onChange={setValue}
      />
      <Readout label="Room">{value[0]}</Readout>
    </>
  );
}
