import type { EventCategory } from '@/data/calendar/category';
import { calendarPageText } from '@/messages/workspace/calendar-page';

export const categoryNames: Record<EventCategory, string> = {
  Market: calendarPageText.market,
  Works: calendarPageText.works,
  Meeting: calendarPageText.meeting,
  Culture: calendarPageText.culture,
  Volunteers: calendarPageText.volunteers,
};
