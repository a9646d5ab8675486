import type { ReactNode } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
import { Popover } from '@/components/ui/overlay/Popover';

interface Props {
  /** Names the panel and its button. */
  name: string;
  icon: ReactNode;
  disabled?: boolean;
  /** What stands in the panel; gets a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** The box of a date or an hour: parts to type in, and a button that opens a panel to pick from. */
export const SegmentedInput = ({ name, icon, disabled = false, children }: Props) => (
  <div className="dte">
    <DateInput className="form-control dte-in" dir="ltr">
      {(segment) => <DateSegment className="dte-s" segment={segment} />}
    </DateInput>
    {!disabled && (
      <Popover label={name} iconOnly trigger={icon} align="end">
        {(close) => (
          // A field of an hour in the panel is not a part of the date around it.
          <DateFieldStateContext.Provider value={null}>{children(close)}</DateFieldStateContext.Provider>
        )}
      </Popover>
    )}
  </div>
);
