import { useEffect, useState } from 'react';
import IconArrowUp from '~icons/tabler/arrow-up';

/** Shows once two windows have been scrolled; takes the reader, and the focus, back to the top. */
export function BackToTop() {
  const [deep, setDeep] = useState(false);
  useEffect(() => {
    const look = () => setDeep(window.scrollY > 2 * window.innerHeight);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!deep) return null;
  const go = () => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="back-to-top" aria-label="Back to top" title="Back to top" onClick={go}>
      <IconArrowUp />
    </button>
  );
}
