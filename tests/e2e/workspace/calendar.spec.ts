import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { waitUntilStill } from '../../support/browser/wait';

test('an event can be dragged to another day and undone, and stays after a reload', async ({ page }) => {
  await page.goto('/webapp/apps/calendar?view=month&date=2031-03-10');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeAttached();
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Name').fill('Tram parade');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const event = page.locator('[data-date="2031-03-10"]').getByText('Tram parade');
  await expect(event).toBeVisible();
  const toastOf = (title: RegExp) => page.getByRole('group').filter({ hasText: title });
  await expect(toastOf(/Event added/)).toBeVisible();
  await expectAccessible(page, 'main');

  // The month moves while the dialog leaves and the focus returns.
  const from = await waitUntilStill(() => event.boundingBox());
  const to = await page.locator('[data-date="2031-03-13"]').first().boundingBox();
  if (!from || !to) throw new Error('the month is not drawn');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + from.height / 2, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  const moved = page.locator('[data-date="2031-03-13"]').getByText('Tram parade');
  await expect(moved).toBeVisible();
  await toastOf(/Tram parade: /)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(event).toBeVisible();
  await page.reload();
  await expect(event).toBeVisible();
});

test('an event has a pin that is set on the map or written, and a wrong one is explained', async ({
  page,
}) => {
  await page.goto('/webapp/apps/calendar?view=month&date=2031-03-10');
  await page.getByRole('button', { name: 'Add event' }).click();
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Name').fill('Harbour walk');
  await dialog.getByRole('button', { name: 'Show map' }).click();
  const map = dialog.getByRole('region', { name: 'Pin on the map' });
  const coordinates = dialog.getByRole('textbox', { name: /^Pin on the map/ });
  await map.click({ position: { x: 40, y: 200 } });
  await expect(coordinates).toHaveValue(/^\d+\.\d+, -?\d+\.\d+$/);
  await expect(map.getByText('Pin on the map')).toBeAttached();
  await expectAccessible(page, 'dialog');

  await coordinates.fill('Oslo');
  await expect(map.getByText('Pin on the map')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(coordinates).toHaveAccessibleDescription(/Enter degrees north and east/);
  await coordinates.fill('59.9123456, 10.75');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const event = page.locator('[data-date="2031-03-10"]').getByText('Harbour walk');
  await expect(event).toBeVisible();
  // Shown before it is stored; a reload keeps what is stored.
  await expect(page.getByText('Event added')).toBeVisible();

  await page.reload();
  await event.click();
  const reopened = page.getByRole('dialog', { name: 'Edit event' });
  await expect(reopened.getByRole('textbox', { name: /^Pin on the map/ })).toHaveValue('59.91235, 10.75');
  await expect(
    reopened.getByRole('region', { name: 'Pin on the map' }).getByText('Pin on the map'),
  ).toBeVisible();
});

test('a month shortens long titles with an ellipsis', async ({ page }) => {
  await page.goto('/webapp/apps/calendar');
  await expect(page.locator('.calendar-title').first()).toBeVisible();
  const cut = await page
    .locator('.calendar-month .calendar-title')
    .evaluateAll((titles) =>
      titles
        .filter((title) => title.scrollWidth > title.clientWidth)
        .map((title) => getComputedStyle(title).textOverflow),
    );
  expect(new Set(cut)).toEqual(new Set(['ellipsis']));
});

test('the list of a phone leaves titles more room than times', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/apps/calendar?view=list');
  const title = page.locator('.calendar-list .calendar-title').first();
  await expect(title).toBeVisible();
  const [words, time] = await Promise.all([
    title.boundingBox(),
    page.locator('.calendar-list .calendar-time').first().boundingBox(),
  ]);
  expect(words?.width ?? 0).toBeGreaterThan(time?.width ?? 0);
});

test('the events that a crowded day of a month or hour of a week leaves out open from it', async ({
  page,
}) => {
  const event = (number: number) => `BEGIN:VEVENT
UID:lamp-${number}
DTSTART:20310311T100000
SUMMARY:Lamp ${number}
END:VEVENT`;
  const events = Array.from({ length: 7 }, (_, at) => event(at + 1)).join('\n');
  await page.goto('/webapp/apps/calendar?view=month&date=2031-03-10');
  await page.getByLabel('Calendar file').setInputFiles({
    name: 'Lamps.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(`BEGIN:VCALENDAR\n${events}\nEND:VCALENDAR`),
  });
  const day = page.locator('[data-date="2031-03-11"]');
  await day.getByText('+3 more').click();
  const list = page.getByRole('dialog');
  await expect(list.getByText('Lamp 7')).toBeVisible();

  await page.goto('/webapp/apps/calendar?view=week&date=2031-03-10');
  const shown = page.locator('.calendar-event').filter({ hasText: 'Lamp' });
  await expect(shown).toHaveCount(3);
  for (const lamp of await shown.all()) expect((await lamp.boundingBox())?.width).toBeGreaterThan(30);
  const more = page.getByRole('button', { name: '+4' });
  await more.press('Enter');
  await expect(list.getByText('Lamp 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(more).toBeFocused();
});

test('an event stays when the touch that drags it is interrupted', async ({ page }) => {
  await page.goto(
    '/webapp/apps/calendar?view=month&date=2031-03-10&event=new&start=2031-03-10&end=2031-03-11',
  );
  const dialog = page.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Name').fill('Tram parade');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const event = page.locator('[data-date="2031-03-10"]').getByText('Tram parade');
  const from = await waitUntilStill(() => event.boundingBox());
  const to = await page.locator('[data-date="2031-03-13"]').first().boundingBox();
  if (!from || !to) throw new Error('the month is not drawn');
  const shown = page.getByText('Tram parade', { exact: true });
  await expect(shown).toHaveCount(1);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: from.x + 10, y: from.y + 10 }],
  });
  // The long press lifts a copy of the event.
  await expect(shown).toHaveCount(2);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: to.x + to.width / 2, y: to.y + to.height / 2 }],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expect(shown).toHaveCount(1);
  await expect(event).toBeVisible();
  await expect(page.getByText(/^Tram parade: /)).toHaveCount(0);
});

test('a template whose touch is interrupted adds no event', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/webapp/apps/calendar?view=month&date=2031-03-10');
  const template = page.getByRole('button', { name: /^Lamp round/ });
  const day = page.locator('[data-date="2031-03-13"]').first();
  await expect(day).toBeVisible();
  const from = await waitUntilStill(() => template.boundingBox());
  const to = await day.boundingBox();
  if (!from || !to) throw new Error('the month is not drawn');
  const shown = page.locator('.calendar-grid').getByText('Lamp round');
  const touch = await page.context().newCDPSession(page);
  const drag = async (end: 'touchCancel' | 'touchEnd') => {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: from.x + 40, y: from.y + 15 }],
    });
    // The long press lifts a copy of the template.
    await expect(page.getByText('Lamp round', { exact: true })).toHaveCount(2);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: to.x + to.width / 2, y: to.y + to.height / 2 }],
    });
    const copy = page.getByRole('button', { name: /^Lamp round/ }).last();
    await expect.poll(async () => (await copy.boundingBox())?.x).toBeLessThan(to.x + to.width);
    expect((await copy.boundingBox())?.width).toBe(from.width);
    await touch.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
  };
  await drag('touchCancel');
  await expect(shown).toHaveCount(0);
  await drag('touchEnd');
  await expect(page.getByText('Event added')).toBeVisible();
  await expect(shown).toHaveCount(1);
});
