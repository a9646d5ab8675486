import { useEffect, useState } from 'react';
import IconArrowUp from '~icons/tabler/arrow-up';

/** Appears after two window heights; moves the focus to the heading as well. */
export function BackToTop() {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > 2 * window.innerHeight);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!visible) return null;
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
