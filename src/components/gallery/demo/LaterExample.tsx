import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { commonText } from '@/messages/ui/common';
import './later-example.scss';

const placeholder = <div className="later-example" role="status" aria-label={commonText.loading} />;

/** An example whose code loads when the reader comes near it. */
export function LaterExample({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return isNear ? (
    <Suspense fallback={placeholder}>{children}</Suspense>
  ) : (
    <div ref={watch}>{placeholder}</div>
  );
}
