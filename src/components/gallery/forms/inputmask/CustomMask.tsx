import type { MaskitoOptions } from '@maskito/core';
import { useMemo, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Field } from '@/components/kits/form/field/Field';
import { Masked } from './Masked';

const SIGNS: Readonly<Record<string, RegExp>> = { '0': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z\d]/ };
const upper: NonNullable<MaskitoOptions['postprocessors']> = [
  ({ value, selection }) => ({ value: value.toUpperCase(), selection }),
];

export function CustomMask() {
  const [pattern, setPattern] = useState('AAA-00/0');
  const mask = useMemo<MaskitoOptions>(
    () => ({ mask: Array.from(pattern, (sign) => SIGNS[sign] ?? sign), postprocessors: upper }),
    [pattern],
  );
  return (
    <>
      <OptionBar>
        <Field label="Pattern" help="0 is a digit, A a letter, * either">
          {(control) => (
            <input
              {...control}
              className="form-control"
              autoComplete="off"
              value={pattern}
              maxLength={16}
              onChange={(event) => setPattern(event.target.value || '*')}
            />
          )}
        </Field>
      </OptionBar>
      <Masked
        key={pattern}
        label="Licence"
        help={`Written as ${pattern}`}
        mask={mask}
        inputMode="text"
        placeholder={pattern}
        raw={(masked) => masked.replaceAll(/[^A-Z\d]/g, '')}
      />
    </>
  );
}
