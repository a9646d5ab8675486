import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Combo } from '@/components/kits/form/combobox/Combobox';
import { Readout } from '../Readout';

const SONGS = ['The tram at night', 'Seven benches', 'Lamplighter', 'Rain on the arcade'].map((name) => ({
  id: name,
  name,
}));

/** So many and no more. */
export function Limited() {
  const [limit, setLimit] = useState(2);
  const [value, setValue] = useState<readonly string[]>(['Lamplighter']);
  return (
    <>
      <Controls>
        <Amount
          label="At most"
          min={1}
          max={4}
          value={limit}
          onChange={(most) => {
            setLimit(most);
            setValue(value.slice(0, most));
          }}
        />
      </Controls>
      <Combo
        label="Songs for the band"
        help={`Up to ${limit}`}
        options={SONGS}
        value={value}
        onChange={setValue}
        several
        limit={limit}
      />
      <Readout label="Wished">{`${value.length} of ${limit}`}</Readout>
    </>
  );
}
