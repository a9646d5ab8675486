import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconArch from '~icons/tabler/building-arch';
import IconHome from '~icons/tabler/home';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function WithIcons() {
  const [words, setWords] = useState(true);
  const hide = words ? undefined : 'visually-hidden';
  return (
    <>
      <OptionBar>
        <ToggleOption label="With words" checked={words} onChange={setWords} />
      </OptionBar>
      <nav aria-label="Trail with icons">
        <ol className="breadcrumb">
          <li>
            <Link to="/" className="inline-row-1">
              <IconHome />
              <span className={hide}>Feed</span>
            </Link>
          </li>
          <li>
            <Link to="/ui/cards" className="inline-row-1">
              <IconArch />
              <span className={hide}>Cards</span>
            </Link>
          </li>
          <li className="fw-semibold" aria-current="page">
            Breadcrumb
          </li>
        </ol>
      </nav>
    </>
  );
}
