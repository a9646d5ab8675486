import { createPageFiles, type PageFile } from '../../../src/components/gallery/pages/starter/page-template';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Files of a page with its own sample data: `createPageFiles` plus loader, data and query options. */
export function createDataPageFiles(address: string, noun: string): PageFile[] {
  const [route, page, test] = createPageFiles(address, noun);
  if (!route || !page || !test) throw new Error('createPageFiles writes route, page and test.');
  const type = noun.split('-').map(capital).join('');
  const list = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`;
  const options = `${list}Options`;
  return [
    {
      path: `src/data/${noun}/schema.ts`,
      text: `import * as z from 'zod/mini';

export const ${type} = z.object({
  id: z.int(),
  title: z.string(),
});
export type ${type} = z.infer<typeof ${type}>;
`,
    },
    {
      path: `src/data/${noun}/seed.ts`,
      text: `import type { ${type} } from './schema';

export const sample${type}s = (): ${type}[] => [
  { id: 1, title: 'First ${noun}' },
  { id: 2, title: 'Second ${noun}' },
];
`,
    },
    {
      path: `src/data/${noun}/collection.ts`,
      text: `import { createCollection } from '@/data/store/collection';
import { delay } from '@/lib/storage/sample-delay';
import { ${type} } from './schema';

export const ${list} = createCollection<${type}>({
  name: '${noun}s',
  version: 1,
  schema: ${type},
  seed: async () => (await import('./seed')).sample${type}s(),
});

export async function list${type}s(latency = delay()): Promise<readonly ${type}[]> {
  await latency;
  return ${list}.all();
}
`,
    },
    {
      path: `src/queries/workspace/${noun}.ts`,
      text: `import { sampleQuery } from '@/queries/sample';

export const ${options} = () =>
  sampleQuery(['${noun}s'], async (latency) =>
    (await import('@/data/${noun}/collection')).list${type}s(latency),
  );
`,
    },
    {
      ...route,
      text: route.text
        .replace(
          /\n\n/,
          `\nimport { loadData } from '@/queries/loader';\nimport { ${options} } from '@/queries/workspace/${noun}';\n\n`,
        )
        .replace(
          /  staticData: \{ (.+) \},/,
          `  context: () => ({ ${list}: ${options}() }),\n  loader: ({ context: { queryClient, ${list} } }) => loadData(queryClient, ${list}),\n  staticData: { $1, sample: 'always' },`,
        ),
    },
    {
      ...page,
      text: `import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';

const route = getRouteApi('/_shell/${address}');

export function ${/(\w+)\.tsx$/.exec(page.path)?.[1]}() {
  const { data } = useSuspenseQuery(route.useRouteContext().${list});
  return (
    <>
      <PageHeader />
      <ul className="card">
        {data.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}
`,
    },
    {
      ...test,
      text: test.text.replace(
        '\n});',
        `\n});\n\nit('lists the sample data', async () => {\n  await renderApp('/${address}');\n  expect(await screen.findByText('First ${noun}')).toBeVisible();\n});`,
      ),
    },
  ];
}
