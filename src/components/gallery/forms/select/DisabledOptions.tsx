import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
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
      <DemoControls>
        <ToggleControl label="The great hall is booked" checked={booked} onChange={setBooked} />
      </DemoControls>
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
