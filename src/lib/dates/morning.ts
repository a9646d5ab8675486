/** 09:00 local time, `days` ahead. */
export function morningInDays(days: number): Date {
  const moment = new Date();
  moment.setDate(moment.getDate() + days);
  moment.setHours(9, 0, 0, 0);
  return moment;
}
