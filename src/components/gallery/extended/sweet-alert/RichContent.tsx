import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function RichContent() {
  const { showAlert, dialog } = useAlert();
  const [prices, setPrices] = useState(true);
  const body = (
    <>
      <p className="text-ink-2">
        Fresh <strong>today</strong>, baked <em>before six</em>. More in the{' '}
        <a href="https://en.wikipedia.org/wiki/Bread" target="_blank" rel="noreferrer">
          story of bread
        </a>
        .
      </p>
      <dl className="d-grid cols-2 gap-2">
        <dt className="m-0">Rye loaf</dt>
        <dd className="m-0 text-end">{prices ? '€3.20' : 'Ask'}</dd>
        <dt className="m-0">Seed roll</dt>
        <dd className="m-0 text-end">{prices ? '€0.90' : 'Ask'}</dd>
      </dl>
    </>
  );
  return (
    <>
      <OptionBar>
        <ToggleOption label="Prices" checked={prices} onChange={setPrices} />
      </OptionBar>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void showAlert({ title: 'The bakery', body, confirmLabel: 'To the bakery' })}
      >
        What is fresh
      </button>
      {dialog}
    </>
  );
}
