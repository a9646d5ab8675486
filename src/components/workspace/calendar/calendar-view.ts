export const CALENDAR_VIEWS = ['month', 'week', 'days', 'day', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
