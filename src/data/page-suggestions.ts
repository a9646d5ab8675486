import { menu } from './navigation';
import { closeMenuPages, listMenuPages, searchMenuPages } from './navigation-search';
import { searchSettings } from './settings-list';

const pages = listMenuPages(menu);
const SHOWN = 6;

/** The words of an address's last part: "/apps/file-manger" is "file manger". */
export const wordsOfAddress = (address: string): string =>
  (address.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').slice(0, 60);

/** Settings and pages that `words` name, else pages whose address is close; the best first, none for words far from all. */
export function suggestPages(words: string, address = `/${words}`) {
  const named = [
    ...searchSettings(words, false).flatMap(({ label, url, hash }) =>
      url === null ? [] : [{ label, url, ...(hash && { hash }) }],
    ),
    ...searchMenuPages(pages, words),
  ];
  const found = named.length > 0 ? named : closeMenuPages(pages, address);
  return found.slice(0, SHOWN);
}
