import { type ReactNode, Suspense } from 'react';
import { DateFieldStateContext, DateInput, DateSegment, useLocale } from 'react-aria-components';
import { Popover } from '@/components/ui/overlay/Popover';
import { PanelPlaceholder } from './PanelPlaceholder';

interface Props {
  /** Accessible name of the panel and its button. */
  name: string;
  icon: ReactNode;
  disabled?: boolean;
  /** Panel content, which may load when the panel opens; receives a close function. */
  children: (close: () => void) => ReactNode;
}

export function SegmentedInput({ name, icon, disabled = false, children }: Props) {
  const { direction } = useLocale();
  return (
    <div className="picker">
      <DateInput className="form-control picker-input" dir={direction}>
        {(segment) => <DateSegment className="picker-segment" segment={segment} />}
      </DateInput>
      {!disabled && (
        <Popover label={name} iconOnly trigger={icon} align="end">
          {(close) => (
            // A time field in the panel is not part of the surrounding date field.
            <DateFieldStateContext.Provider value={null}>
              <Suspense fallback={<PanelPlaceholder />}>{children(close)}</Suspense>
            </DateFieldStateContext.Provider>
          )}
        </Popover>
      )}
    </div>
  );
}
