import { useEffect, useState } from 'react';
import { focusHeading } from '@/components/social/post/list/move-focus';
import IconArrowUp from '~icons/tabler/arrow-up';
import { feedDetailsText } from '@/messages/social/feed-details';

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
    <button
      type="button"
      className="back-to-top centre mx-auto"
      aria-label={feedDetailsText.backToTop}
      title={feedDetailsText.backToTop}
      onClick={go}
    >
      <IconArrowUp />
    </button>
  );
}
