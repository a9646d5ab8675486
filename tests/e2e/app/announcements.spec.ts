import { recordAnnouncements } from '../../support/browser/announcements';
import { expect, test } from '../../support/browser/fixtures';

test('a toast is said once, an error too', async ({ visit }) => {
  const page = await visit('/ui/notifications');
  const said = await recordAnnouncements(page);
  const card = page.getByRole('article', { name: 'Types' });
  for (const [button, words] of [
    ['Info', 'Tram 4 turns early'],
    ['Error', 'Not saved'],
  ] as const) {
    await card.getByRole('button', { name: button }).click();
    await expect(page.getByRole('group').filter({ hasText: words })).toBeVisible();
    await expect.poll(() => said(words)).toHaveLength(1);
  }
});

test('a search says once how many rows it found', async ({ visit }) => {
  const page = await visit('/invoices');
  await expect(page.getByText('1 to 8 of 120')).toBeVisible();
  const said = await recordAnnouncements(page);
  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  await search.fill('no such customer');
  await expect(page.getByRole('heading', { name: 'No invoices match' })).toBeVisible();
  await expect.poll(() => said('invoices')).toHaveLength(1);
});

test('an error of a form is said once, of a field when it takes the focus', async ({ visit }) => {
  const page = await visit('/forms/validation');
  const card = page.getByRole('article', { name: /^Server errors/ });
  const said = await recordAnnouncements(page);
  const announce = card.getByRole('button', { name: 'Announce' });
  const title = card.getByLabel('Title');
  await title.clear();
  await announce.click();
  await expect(title).toBeFocused();
  await expect.poll(() => said('Enter a title.')).toHaveLength(1);
  await title.fill('Lantern walk');
  await card.getByLabel('Fail', { exact: true }).check();
  await announce.click();
  await expect(card.getByText('The calendar is not responding.')).toBeVisible();
  await expect.poll(() => said('The calendar is not responding')).toHaveLength(1);
});

test('an error of a date is said once, also when it is submitted again', async ({ visit }) => {
  const page = await visit('/forms/validation');
  const card = page.getByRole('article', { name: /^Server errors/ });
  const said = await recordAnnouncements(page);
  const announce = card.getByRole('button', { name: 'Announce' });
  const day = card.getByRole('spinbutton', { name: /^day, / });
  for (const times of [1, 2]) {
    await announce.click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(/The square is booked on that day/);
    await expect.poll(() => said('The square is booked on that day')).toHaveLength(times);
  }
});

test('an error of the field that submits a form is said once', async ({ visit }) => {
  const page = await visit('/forms/validation');
  const said = await recordAnnouncements(page);
  for (const [name, field, error, next] of [
    ['Announce an evening', 'Title', 'Enter a title.', /^day, /],
    ['Where you live', 'Postcode', 'Five digits, such as 40210.', 'House'],
  ] as const) {
    const form = page.getByRole('form', { name });
    const input = form.getByLabel(field);
    await input.clear();
    for (const times of [1, 2]) {
      await input.press('Enter');
      await expect(input).toHaveAccessibleDescription(error);
      await expect.poll(() => said(error)).toHaveLength(times);
    }
    await input.fill('12345');
    await input.press('Enter');
    await expect(form.getByRole('spinbutton', { name: next }).or(form.getByLabel(next))).toBeFocused();
    expect(await said(error)).toHaveLength(2);
  }
});

test('a summary of errors is read when it takes the focus', async ({ visit }) => {
  const page = await visit('/forms/validation');
  const card = page.getByRole('article', { name: /^Error summary/ });
  const said = await recordAnnouncements(page);
  await card.getByRole('button', { name: 'Ask for a date' }).click();
  await expect(card.getByRole('group', { name: '3 fields to mend' })).toBeFocused();
  await expect.poll(() => said('Organiser is missing')).toHaveLength(1);
  expect(await said('Cannot be left blank')).toEqual([]);
});
