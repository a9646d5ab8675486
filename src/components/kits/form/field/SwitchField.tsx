import type { ComponentProps } from 'react';
import { CheckField } from './CheckField';

export const SwitchField = (props: Omit<ComponentProps<typeof CheckField>, 'look'>) => (
  <CheckField {...props} look="switch" />
);
