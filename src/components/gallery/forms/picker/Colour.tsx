import { useState } from 'react';
import { ColourPicker } from '@/components/kits/form/colour/ColourPicker';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

const READY = ['#c8421a', '#f5b62e', '#2c7a35', '#0b6a8f', '#6a46b5', '#14201b'];

export function Colour() {
  const [colour, setColour] = useState('#0b6a8f');
  return (
    <>
      <ColourPicker
        label="Awning"
        help="Enter a hex code or pick a colour"
        swatches={READY}
        value={colour}
        onChange={setColour}
      />
      <Readout label="Colour">{colour}</Readout>
      <div className="mt-3 rounded-control" style={{ background: colour, blockSize: 40 }} />
    </>
  );
}
