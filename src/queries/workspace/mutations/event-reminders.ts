import * as z from 'zod/mini';
import { calendarEvents } from '@/data/calendar/collection';
import { dueReminders } from '@/data/calendar/due-reminders';
import { showBrowserNotification } from '@/lib/browser/browser-notifications';
import { formatShortDay } from '@/lib/dates/day';
import { wallTimeDay, wallTimeHour } from '@/lib/dates/wall-time';
import { showToast } from '@/lib/overlays/toast';
import { sessionSignal } from '@/lib/session/member-session';
import { storageEntry } from '@/lib/storage/storage-entry';
import { calendarText } from '@/messages/workspace/calendar';

const CHECK_INTERVAL_MS = 20_000;

/** Time of the last check in this tab, in ms: a reload announces nothing twice. */
const lastCheck = storageEntry({ key: 'plaza.reminded', schema: z.number(), fallback: 0 });

async function announceDue(session: AbortSignal): Promise<void> {
  const events = await calendarEvents.all();
  if (session.aborted) return;
  const now = Date.now();
  for (const { key, event, start } of dueReminders(events, lastCheck.get(), now)) {
    const hour = wallTimeHour(start);
    const at = `${formatShortDay(wallTimeDay(start))}${hour && `, ${hour}`}`;
    showToast({
      id: `reminder:${key}`,
      type: 'info',
      title: event.name,
      text: event.place ? `${at}, ${event.place}` : at,
      durationSeconds: 0,
    });
    // Without the name, which others could read over a shoulder.
    showBrowserNotification(calendarText.eventBegins(at), `plaza-reminder-${key}`);
  }
  lastCheck.set(now);
}

let running: AbortSignal | null = null;

/** Announces events before they begin, until the session ends. */
export function startEventReminders(): void {
  const session = sessionSignal();
  if (running === session) return;
  running = session;
  // Without the events, the next check announces what is due.
  const check = () => void announceDue(session).catch(() => undefined);
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  session.addEventListener('abort', () => clearInterval(timer));
}
