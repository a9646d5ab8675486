import { type ReactNode, useContext } from 'react';
import IconGrip from '~icons/tabler/grip-vertical';
import { dragText } from '@/messages/ui/drag';
import { DragHintContext } from './drag-hint-context';

interface Props {
  /** Name of the item. */
  name: string;
  className?: string;
  /** Replaces the dots of the handle; touch then needs a long press. */
  children?: ReactNode;
}

export const DragHandle = ({ name, className = 'icon-button icon-button-sm', children }: Props) => (
  <button
    type="button"
    className={className}
    data-drag-handle={children ? 'hold' : 'now'}
    aria-label={dragText.move(name)}
    aria-describedby={useContext(DragHintContext)}
    aria-pressed={false}
  >
    {children ?? <IconGrip />}
  </button>
);
