import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Lets pages fade in from the first navigation on; the motion is in `src/styles/_motion.scss`. */
export function PageFade() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.documentElement.classList.add('has-navigated');
      }),
    [router],
  );
  return null;
}
