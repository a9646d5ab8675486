import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { MoneyInput } from '@/components/kits/form/mask/MoneyInput';
import { formatAmount } from '@/lib/text/amount-text';
import { Readout } from '../Readout';

export function MoneyMask() {
  const [dollars, setDollars] = useState<number | null>(null);
  return (
    <>
      <Field label="Deposit" help="Two decimal places, in the language of the page">
        {(control) => (
          <MoneyInput
            {...control}
            className="form-control"
            placeholder={formatAmount(1250)}
            value={dollars}
            onValue={setDollars}
          />
        )}
      </Field>
      <Readout label="Masked">{dollars === null ? 'Nothing' : formatAmount(dollars)}</Readout>
      <Readout label="Raw">{dollars ?? 'Nothing'}</Readout>
    </>
  );
}
