import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';

interface Props {
  label: string;
  help: string;
  mask: MaskitoOptions;
  /** Value sent to a service; digits only by default. */
  raw?: (masked: string) => string;
  placeholder: string;
  /** The keyboard of a phone: digits alone by default. */
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'text';
  autoComplete?: string;
}

const figures = (masked: string): string => masked.replaceAll(/\D/g, '');

export function Masked({
  label,
  help,
  mask,
  raw = figures,
  placeholder,
  inputMode = 'numeric',
  autoComplete = 'off',
}: Props) {
  const [value, setValue] = useState('');
  const ref = useMaskito({ options: mask });
  return (
    <>
      <Field label={label} help={help}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            className="form-control"
            inputMode={inputMode}
            autoComplete={autoComplete}
            dir="ltr"
            placeholder={placeholder}
            value={value}
            onInput={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </Field>
      <Readout label="Masked">{value || 'Nothing'}</Readout>
      <Readout label="Raw">{raw(value) || 'Nothing'}</Readout>
    </>
  );
}
