import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';

/** False until a component has been painted once, then true: for what stands beside the matter of a page. */
export function useAfterPaint(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setLater(true))), []);
  return later;
}
