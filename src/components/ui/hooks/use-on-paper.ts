import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed, which does not wait for a later render. */
export function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const change = ({ type }: Event) => flushSync(() => setOnPaper(type === 'beforeprint'));
    window.addEventListener('beforeprint', change);
    window.addEventListener('afterprint', change);
    return () => {
      window.removeEventListener('beforeprint', change);
      window.removeEventListener('afterprint', change);
    };
  }, []);
  return onPaper;
}
