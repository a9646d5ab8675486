import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { useNotice } from './alert/use-alert';

/** Any markup in the middle: written as elements, so nothing foreign can slip in. */
export function RichContent() {
  const { tell, dialog } = useNotice();
  const [prices, setPrices] = useState(true);
  const body = (
    <div className="sa-rich">
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
      <Controls>
        <Toggle label="Prices" checked={prices} onChange={setPrices} />
      </Controls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void tell({ title: 'The bakery', body, yes: 'To the bakery' })}
      >
        What is fresh
      </button>
      {dialog}
    </>
  );
}
