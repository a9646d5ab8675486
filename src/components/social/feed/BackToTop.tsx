import { useEffect, useState } from 'react';
import { focusHeading } from '@/components/social/post/list/focus-heading';
import IconArrowUp from '~icons/tabler/arrow-up';

interface Props {
  /** Scrolls there. */
  goToTop: () => void;
}

/** Appears after two window heights; moves the focus to the heading as well. */
export function BackToTop({ goToTop }: Props) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > 2 * window.innerHeight);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!visible) return null;
  const go = () => {
    goToTop();
    focusHeading();
  };
  return (
    <button type="button" className="back-to-top" aria-label="Back to top" title="Back to top" onClick={go}>
      <IconArrowUp />
    </button>
  );
}
