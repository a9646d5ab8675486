import { useId } from 'react';

interface Props {
  legend: string;
  options: readonly (readonly [name: string, colour: string])[];
  /** A colour. */
  value: string;
  onChange: (colour: string) => void;
}

export function SwatchField({ legend, options, value, onChange }: Props) {
  const group = useId();
  return (
    <fieldset className="picks d-flex flex-wrap gap-2">
      <legend className="label-heading mb-1">{legend}</legend>
      {options.map(([name, colour]) => (
        <label key={colour} title={name}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <span className="swatch" style={{ background: colour }} />
          <span className="visually-hidden">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
