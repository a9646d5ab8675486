import type { ReactNode } from 'react';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { hasSidebar } from '@/lib/settings/menu-size';
import { useSettings } from '@/lib/settings/use-settings';
import { MemberColumn } from './MemberColumn';

/** Beside a sidebar the column needs a wider window; agrees with styles/_layout.scss. */
export function useHasLeftColumn(): boolean {
  const { orientation, mainMenu } = useSettings();
  const isBesideSidebar = orientation === 'vertical' && hasSidebar(mainMenu.size);
  return useMediaQuery(isBesideSidebar ? '(min-width: 1520px)' : '(min-width: 1200px)');
}

interface Props {
  /** The page's own filters; the member's links by default. */
  left?: ReactNode;
  /** On feed, profile, thread and Explore only. */
  right?: ReactNode;
  children: ReactNode;
}

/** The grid of every social page: 212, 640 and 332 px. */
export function SocialPage({ left, right, children }: Props) {
  const hasLeft = useHasLeftColumn();
  return (
    <div className="columns">
      {hasLeft && (left ? <aside className="column-left">{left}</aside> : <MemberColumn />)}
      <div className="column-main">{children}</div>
      {right}
    </div>
  );
}
