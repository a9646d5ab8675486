import { useQuery } from '@tanstack/react-query';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { useToday } from '@/components/ui/ticking-clock';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';
import { NextEventCard } from './NextEventCard';

/** The right column of the feed. */
export function FeedColumn() {
  const { isPending } = useQuery(workspaceSummaryOptions(useToday()));
  return <FeedSidebar first={<NextEventCard />} isPending={isPending} withFooter />;
}
