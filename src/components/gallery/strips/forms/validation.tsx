import type { ComponentProps } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const NameField = (props: Omit<ComponentProps<typeof Field>, 'children'>) => (
  <Field {...props}>
    {(control) => <input {...control} type="text" className="form-control" autoComplete="off" />}
  </Field>
);

export const cells = cellsOf(
  NameField,
  { label: 'Stall' },
  { help: ['As on the sign'], error: ['Enter a name.'], optional: [true] },
);
