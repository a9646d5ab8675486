/** A file that `npm run new:page` writes. */
export interface PageFile {
  path: string;
  text: string;
}

const words = (address: string): string[] => (address.split('/').at(-1) ?? '').split('-').filter(Boolean);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Files of a page inside the shell, such as "apps/plants": route, page and test. `noun` names their folder. */
export function createPageFiles(address: string, noun = words(address).join('-')): PageFile[] {
  const name = `${words(address).map(capital).join('')}Page`;
  const title = capital(words(address).join(' '));
  return [
    {
      path: `src/routes/_shell/${address}.tsx`,
      text: `import { createFileRoute } from '@tanstack/react-router';
import { ${name} } from '@/components/workspace/${noun}/${name}';

export const Route = createFileRoute('/_shell/${address}')({
  staticData: { title: '${title}' },
  component: ${name},
});
`,
    },
    {
      path: `src/components/workspace/${noun}/${name}.tsx`,
      text: `import { PageHeader } from '@/components/ui/PageHeader';

/** Describe the page in one line. Its words are messages: src/messages/workspace. */
export const ${name} = () => <PageHeader />;
`,
    },
    {
      path: `tests/pages/workspace/${noun}.test.tsx`,
      text: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/pages/render-app';

it('shows its heading', async () => {
  await renderApp('/${address}');
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
    },
  ];
}

/** Menu entry of the page. */
export const createMenuLine = (address: string): string =>
  `['${capital(words(address).join(' '))}', '/${address}'],`;
