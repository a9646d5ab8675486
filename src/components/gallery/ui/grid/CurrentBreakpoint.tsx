import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { stepAt, useWidth } from './breakpoint';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function CurrentBreakpoint() {
  const width = useWidth();
  const [exact, setExact] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="With the width" checked={exact} onChange={setExact} />
      </OptionBar>
      <p className="d-flex align-items-center gap-4" role="status">
        <span className="avatar avatar-initials variant-warning variant-fill">{stepAt(width)}</span>
        {exact ? `${width} pixels wide` : 'Resize the window to see it change.'}
      </p>
    </>
  );
}
