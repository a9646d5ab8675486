import { useId, useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';

const PLACES = ['Arcade', 'Band stand', 'Clock tower', 'Fountain', 'Tram stop'];

export function Datalist() {
  const listId = useId();
  const [place, setPlace] = useState('');
  return (
    <>
      <Field label="Meeting place" help="Choose one or write your own">
        {(control) => (
          <input
            {...control}
            list={listId}
            className="form-control"
            autoComplete="off"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        )}
      </Field>
      <datalist id={listId}>
        {PLACES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Readout label="We meet at">
        {place ? `${place}${PLACES.includes(place) ? '' : ' (your own)'}` : 'Nowhere yet'}
      </Readout>
    </>
  );
}
