import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconArch from '~icons/tabler/building-arch';
import IconHome from '~icons/tabler/home';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function WithIcons() {
  const [words, setWords] = useState(true);
  const hide = words ? undefined : 'visually-hidden';
  return (
    <>
      <DemoControls>
        <ToggleControl label="With words" checked={words} onChange={setWords} />
      </DemoControls>
      <nav aria-label="Trail with icons">
        <ol className="breadcrumb">
          <li className="breadcrumb-item">
            <Link to="/">
              <IconHome />
              <span className={hide}>Feed</span>
            </Link>
          </li>
          <li className="breadcrumb-item">
            <Link to="/ui/cards">
              <IconArch />
              <span className={hide}>Cards</span>
            </Link>
          </li>
          <li className="breadcrumb-item active" aria-current="page">
            Breadcrumb
          </li>
        </ol>
      </nav>
    </>
  );
}
