import { useState } from 'react';
import { pluralize } from '@/lib/text/format';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Basic() {
  const { showAlert, dialog } = useAlert();
  const [heard, setHeard] = useState(0);
  const ring = async () => {
    await showAlert({ title: 'The bell rings at noon' });
    setHeard((count) => count + 1);
  };
  return (
    <div className="d-flex align-items-center flex-wrap row-gap-2 column-gap-3">
      <button type="button" className="btn btn-primary" onClick={() => void ring()}>
        Ring
      </button>
      <output className="text-ink-2 fw-semibold">Heard {pluralize(heard, 'time')}</output>
      {dialog}
    </div>
  );
}
