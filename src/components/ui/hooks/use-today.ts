import { today } from '@/lib/dates/day';
import { useStore } from '@/lib/store/use-store';
import { tickingClock } from '@/components/ui/ticking-clock';

/** The local day, also when it ends while the page is open. */
export const useToday = (): string => useStore(tickingClock, today);
