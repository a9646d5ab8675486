import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const DIVIDERS = ['/', '›', '·', '→', 'none'] as const;

export function Dividers() {
  const [divider, setDivider] = useState<(typeof DIVIDERS)[number]>('›');
  const style = {
    '--bs-breadcrumb-divider': divider === 'none' ? "''" : `'${divider}' / ''`,
  } as CSSProperties;
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Divider" options={DIVIDERS} value={divider} onChange={setDivider} />
      </DemoControls>
      <nav aria-label="Trail with another divider">
        <ol className="breadcrumb" style={style}>
          <li className="breadcrumb-item">
            <Link to="/">Feed</Link>
          </li>
          <li className="breadcrumb-item">
            <Link to="/ui/links">Links</Link>
          </li>
          <li className="breadcrumb-item active" aria-current="page">
            Breadcrumb
          </li>
        </ol>
      </nav>
    </>
  );
}
