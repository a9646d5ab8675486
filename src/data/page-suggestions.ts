import { menu } from './navigation';
import { closeMenuPages, listMenuPages, searchMenuPages } from './navigation-search';
import { listPrimaryNav } from './primary-navigation';
import { searchSettings } from './settings-list';

const pages = [...listPrimaryNav().map((item) => ({ ...item, group: '' })), ...listMenuPages(menu)];
const SHOWN = 6;

/** The words of an address's last part: "/apps/file-manger" is "file manger". */
export const wordsOfAddress = (address: string): string =>
  (address.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').slice(0, 60);

/**
 * Pages and settings that an unknown address names, those whose label it begins first, else pages whose address is
 * close; none if it is far from all.
 */
export function suggestPages(address: string) {
  const words = wordsOfAddress(address);
  if (!words) return [];
  const named = [
    ...searchMenuPages(pages, words).map(({ label, url }) => ({ label, url, hash: '' })),
    ...searchSettings(words, false).flatMap(({ label, url, hash = '' }) =>
      url === null ? [] : [{ label, url, hash }],
    ),
  ];
  const close = closeMenuPages(pages, address).map(({ label, url }) => ({ label, url, hash: '' }));
  const found = named.length > 0 ? named : close;
  // The account's email has the label of the mail, direct messages the address of the chat.
  const isNew = ({ label, url, hash }: (typeof found)[number], at: number): boolean =>
    !found.slice(0, at).some((one) => one.label === label || (one.url === url && one.hash === hash));
  const begins = ({ label }: (typeof found)[number]): number =>
    Number(label.toLowerCase().startsWith(words.toLowerCase()));
  return found
    .filter(isNew)
    .toSorted((a, b) => begins(b) - begins(a))
    .slice(0, SHOWN);
}
