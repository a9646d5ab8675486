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
}

const figures = (masked: string): string => masked.replaceAll(/\D/g, '');

export function Masked({ label, help, mask, raw = figures, placeholder }: Props) {
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
            inputMode="numeric"
            autoComplete="off"
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
