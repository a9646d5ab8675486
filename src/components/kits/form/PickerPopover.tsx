import type { ComponentProps } from 'react';
import { Popover } from '@/components/ui/overlay/Popover';

type Props = Pick<ComponentProps<typeof Popover>, 'label' | 'trigger' | 'children'>;

/** Opens from the end of a field what its value can be picked from. */
export const PickerPopover = (props: Props) => (
  <Popover {...props} iconOnly className="icon-button field-input-end" align="end" />
);
