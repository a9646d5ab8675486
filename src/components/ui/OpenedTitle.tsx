import type { ReactNode } from 'react';
import { useMediaQuery } from './hooks/use-media-query';

interface Props {
  className: string;
  dir?: 'auto';
  /** The list is hidden on wide screens too. */
  isAlone?: boolean;
  children: ReactNode;
}

/** Title of what a list has opened. Where the list, and the heading in it, are hidden, it is the heading of the page. */
export function OpenedTitle({ className, dir, isAlone = false, children }: Props) {
  const Title = useMediaQuery('(min-width: 992px)') && !isAlone ? 'h2' : 'h1';
  return (
    <Title className={className} tabIndex={-1} dir={dir}>
      {children}
    </Title>
  );
}
