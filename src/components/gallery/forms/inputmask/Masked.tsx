import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';

interface Props {
  label: string;
  help: string;
  mask: MaskitoOptions;
  /** What the service would get; the figures alone unless told otherwise. */
  raw?: (masked: string) => string;
  placeholder: string;
}

const figures = (masked: string): string => masked.replaceAll(/\D/g, '');

/** One masked field and what it holds, with the mask and without. Paste and caret are the mask's own business. */
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
