import { type ReactNode, useEffect, useRef } from 'react';
import { useMediaQuery } from './hooks/use-media-query';

interface Props {
  className: string;
  dir?: 'auto';
  /** The list is hidden on wide screens too. */
  isAlone?: boolean;
  children: ReactNode;
}

/**
 * Title of what a list has opened. Where the list, and the heading in it, are hidden, it is the heading of the page, and
 * takes the focus that the list had.
 */
export function OpenedTitle({ className, dir, isAlone = false, children }: Props) {
  const Title = useMediaQuery('(min-width: 992px)') && !isAlone ? 'h2' : 'h1';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Hidden with the list: what has the focus still has it until the browser draws.
    if (document.activeElement?.checkVisibility() === false) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title ref={title} className={className} tabIndex={-1} dir={dir}>
      {children}
    </Title>
  );
}
