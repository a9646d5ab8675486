import '@/components/ui/parts/parts.scss';

export const tabItems = [
  {
    id: 'square',
    name: 'Square',
    text: 'Paved in 1874, swept each morning. The pigeons have their own corner by the well.',
  },
  {
    id: 'arcade',
    name: 'Arcade',
    text: 'Twenty-two arches, eighteen of them shops. Under the last one it never rains.',
  },
  {
    id: 'garden',
    name: 'Garden',
    text: 'Open until the lamps come on. The gardener lends chairs on request.',
  },
] as const;

export type TabId = (typeof tabItems)[number]['id'];

export const tabNames = tabItems.map(({ id, name }) => [id, name] as const);

export const textOf = (tab: TabId): string => tabItems.find(({ id }) => id === tab)?.text ?? '';
