import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const SONGS = ['The tram at night', 'Seven benches', 'Lamplighter', 'Rain on the arcade'].map((name) => ({
  id: name,
  name,
}));

export function Limited() {
  const [limit, setLimit] = useState(2);
  const [value, setValue] = useState<readonly string[]>(['Lamplighter']);
  return (
    <>
      <DemoControls>
        <RangeControl
          label="At most"
          min={1}
          max={4}
          value={limit}
          onChange={(most) => {
            setLimit(most);
            setValue(value.slice(0, most));
          }}
        />
      </DemoControls>
      <Combobox
        label="Songs for the band"
        help={`Up to ${limit}`}
        options={SONGS}
        value={value}
        onChange={setValue}
        several
        limit={limit}
      />
      <Readout label="Chosen">{`${value.length} of ${limit}`}</Readout>
    </>
  );
}
