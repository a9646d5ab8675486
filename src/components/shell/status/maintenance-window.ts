import { statusText } from '@/messages/shell/status';

/** Weekly window in UTC: Tuesday 02:00 to 04:00. */
const MAINTENANCE_WEEKDAY = 2;
const MAINTENANCE_START_HOUR = 2;
const MAINTENANCE_HOURS = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface MaintenanceWindow {
  reason: string;
  startsAt: Date;
  endsAt: Date;
}

/** The window that contains `now`, or the next one. */
export function nextMaintenanceWindow(now: Date): MaintenanceWindow {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysAhead = (MAINTENANCE_WEEKDAY - now.getUTCDay() + 7) % 7;
  let begins = midnight + daysAhead * DAY_MS + MAINTENANCE_START_HOUR * HOUR_MS;
  if (begins + MAINTENANCE_HOURS * HOUR_MS <= now.getTime()) begins += 7 * DAY_MS;
  return {
    reason: statusText.maintenanceReason,
    startsAt: new Date(begins),
    endsAt: new Date(begins + MAINTENANCE_HOURS * HOUR_MS),
  };
}
