import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/parts/parts.scss';

export function Lead() {
  const [lead, setLead] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Lead" checked={lead} onChange={setLead} />
      </OptionBar>
      <p className={lead ? 'lead mb-2 fs-xl fw-normal' : 'mb-2'}>
        The square was paved for horses and is walked by everybody else.
      </p>
      <p>Two stones are older than the rest. They stand by the well and are polished by hands.</p>
    </>
  );
}
