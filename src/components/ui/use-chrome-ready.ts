import { startTransition, useEffect, useState } from 'react';
import { afterContent, isContentAwaited } from '@/lib/browser/first-content';

/** Whether what stands around the first content is to be drawn: menu, bar, columns, footer. True from the second page on. */
export function useChromeReady(): boolean {
  const [drawn, setDrawn] = useState(() => !isContentAwaited());
  useEffect(() => (drawn ? undefined : afterContent(() => startTransition(() => setDrawn(true)))), [drawn]);
  return drawn;
}
