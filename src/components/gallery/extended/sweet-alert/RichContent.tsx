import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { useAlert } from './alert/use-alert';

export function RichContent() {
  const { showAlert, dialog } = useAlert();
  const [prices, setPrices] = useState(true);
  const body = (
    <div className="alert-dialog-rich">
      <p>
        Fresh <strong>today</strong>, baked <em>before six</em>. More in the{' '}
        <a href="https://en.wikipedia.org/wiki/Bread" target="_blank" rel="noreferrer">
          story of bread
        </a>
        .
      </p>
      <dl>
        <dt>Rye loaf</dt>
        <dd>{prices ? '€3.20' : 'Ask'}</dd>
        <dt>Seed roll</dt>
        <dd>{prices ? '€0.90' : 'Ask'}</dd>
      </dl>
    </div>
  );
  return (
    <>
      <DemoControls>
        <ToggleControl label="Prices" checked={prices} onChange={setPrices} />
      </DemoControls>
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
