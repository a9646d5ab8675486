// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isDevtoolsSearch, listenForDevtoolsShortcut } from './devtools-shortcut';
import { devtoolsUrl } from './devtools-url';
import { eventually } from '../../../tests/support/eventually';

const page = 'https://plaza.example/webapp/tables/gridJs';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('recognises the devtools document by its query', () => {
  expect(isDevtoolsSearch('?devtools')).toBe(true);
  expect(isDevtoolsSearch('?page=2&devtools=')).toBe(true);
  expect(isDevtoolsSearch('?page=2')).toBe(false);
});

test.each([
  ['', '?devtools'],
  ['?page=2', '?page=2&devtools'],
  ['?page=2#rows', '?page=2&devtools#rows'],
  ['?devtools=', '?devtools'],
])('from %s there and back', (plain, there) => {
  expect(devtoolsUrl(page + plain, true)).toBe(page + there);
  expect(devtoolsUrl(page + there, false)).toBe(page + plain.replace('?devtools=', ''));
});

const press = (key: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { code: 'KeyD', bubbles: true, cancelable: true, ...key });
  document.dispatchEvent(event);
  return event;
};
const chord = { ctrlKey: true, shiftKey: true };

test('the shortcut opens it only where the service allows it', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const ask = vi.fn<typeof fetch>().mockResolvedValueOnce(new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', ask);
  const stop = listenForDevtoolsShortcut(false);

  expect(press(chord).defaultPrevented).toBe(true);
  await eventually(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(assign).not.toHaveBeenCalled();

  ask.mockResolvedValueOnce(new Response(null));
  press(chord);
  await eventually(() => expect(assign).toHaveBeenCalledWith(devtoolsUrl(location.href, true)));

  press({ ...chord, altKey: true });
  press({ ctrlKey: true });
  press({ ...chord, repeat: true });
  stop();
  press(chord);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the shortcut leaves it, also after a link dropped the query', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const stop = listenForDevtoolsShortcut(true);
  press(chord);
  await eventually(() => expect(reload).toHaveBeenCalled());
  stop();
});
