import { useSyncExternalStore } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';

/** Bootstrap's breakpoints: name, minimum width in pixels, maximum container width. */
export const breakpoints = [
  { name: 'xs', from: 0, container: '100%' },
  { name: 'sm', from: 576, container: '560 px' },
  { name: 'md', from: 768, container: '736 px' },
  { name: 'lg', from: 992, container: '960 px' },
  { name: 'xl', from: 1200, container: '1256 px' },
  { name: 'xxl', from: 1440, container: '1360 px' },
] as const;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Window width in pixels. */
export const useWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth);

export const stepAt = (width: number): string =>
  breakpoints.findLast(({ from }) => width >= from)?.name ?? breakpoints[0].name;
