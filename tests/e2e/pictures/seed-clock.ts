import type { BrowserContext } from '@playwright/test';
import { seedMembers } from '@server/seed/members';

/** Browser time of every picture: a Friday afternoon. */
export const MOMENT = new Date('2026-11-20T17:40:00Z');

const DAY = 86_400_000;
const DATE_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** Milliseconds from the moment of the service's seed to `MOMENT`. The seed dates members back by whole days. */
async function sinceSeed(address: string): Promise<number> {
  const response = await fetch(`${address}/api/v1/public/members/ines`);
  const { joinedAt } = (await response.json()) as { joinedAt: string };
  const place = seedMembers.findIndex(({ handle }) => handle === 'ines');
  return MOMENT.getTime() - (Date.parse(joinedAt) + (420 - place * 9) * DAY);
}

/** Moves the dates of the service's answers, so that its seed looks the same on every day. */
export async function shiftDates(context: BrowserContext, address: string): Promise<void> {
  const shift = await sinceSeed(address);
  const move = (date: string): string => new Date(Date.parse(date) + shift).toISOString();
  // Not the event stream, which never ends.
  await context.route(/\/api\/v1\/(?!events)/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(DATE_TIME, move) });
  });
}
