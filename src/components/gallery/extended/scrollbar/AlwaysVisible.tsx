import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { NewsList } from './NewsList';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function AlwaysVisible() {
  const [always, setAlways] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Always visible" checked={always} onChange={setAlways} />
      </OptionBar>
      <div
        className={`scroll-list-sm overscroll box${always ? ' overflow-y-scroll' : ''}`}
        tabIndex={0}
        role="region"
        aria-label="Town news, bar always visible"
      >
        <NewsList />
      </div>
    </>
  );
}
