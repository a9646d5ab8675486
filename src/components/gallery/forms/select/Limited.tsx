import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
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
      <OptionBar>
        <RangeOption
          label="At most"
          min={1}
          max={4}
          value={limit}
          onChange={(most) => {
            setLimit(most);
            setValue(value.slice(0, most));
          }}
        />
      </OptionBar>
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
