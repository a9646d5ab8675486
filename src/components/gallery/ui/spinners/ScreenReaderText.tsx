import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function ScreenReaderText() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Show the words" checked={visible} onChange={setVisible} />
      </OptionBar>
      <div className="d-flex align-items-center gap-4" role="status">
        <span className="spinner-border variant-info variant-text" aria-hidden="true" />
        <span className={visible ? undefined : 'visually-hidden'}>Asking the lamp keeper</span>
      </div>
    </>
  );
}
