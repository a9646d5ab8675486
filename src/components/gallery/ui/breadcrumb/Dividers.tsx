import { Link } from '@tanstack/react-router';
import { type CSSProperties, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const DIVIDERS = ['/', '›', '·', '→', 'none'] as const;

export function Dividers() {
  const [divider, setDivider] = useState<(typeof DIVIDERS)[number]>('›');
  const style = {
    '--bs-breadcrumb-divider': divider === 'none' ? "''" : `'${divider}' / ''`,
  } as CSSProperties;
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Divider" options={DIVIDERS} value={divider} onChange={setDivider} />
      </OptionBar>
      <nav aria-label="Trail with another divider">
        <ol className="breadcrumb" style={style}>
          <li>
            <Link to="/">Feed</Link>
          </li>
          <li>
            <Link to="/ui/links">Links</Link>
          </li>
          <li className="fw-semibold" aria-current="page">
            Breadcrumb
          </li>
        </ol>
      </nav>
    </>
  );
}
