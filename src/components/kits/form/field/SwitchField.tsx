import type { ComponentProps } from 'react';
import { CheckField } from './CheckField';

/** An on-off switch; its value is true or false. */
export const SwitchField = (props: Omit<ComponentProps<typeof CheckField>, 'look'>) => (
  <CheckField {...props} look="switch" />
);
