// @vitest-environment happy-dom
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { projects } from '@/data/project/collection';
import type { Project } from '@/data/project/schema';
import { resetSampleData } from '@/data/store/collection';
import { createQueryClient } from '@/queries/client';
import { patchQuery, replaceById } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { projectsOptions } from '@/queries/workspace/project';

afterEach(resetSampleData);

/** A page with the list of projects, and a save whose write is stored when the test says so. */
async function openList() {
  const client = createQueryClient();
  const list = await client.query(projectsOptions());
  const titles: string[] = [];
  const observer = new QueryObserver(client, projectsOptions());
  const close = observer.subscribe(({ data }) => {
    titles.push(
      (data ?? [])
        .map(({ title }) => title)
        .slice(0, 2)
        .join(', '),
    );
  });
  const save = (to: Project) => {
    let store: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    const saved = new MutationObserver(client, {
      mutationFn: async () => {
        await stored;
        await projects.applyChanges([{ put: to }]);
      },
      onMutate: () => patchQuery(client, projectsOptions(), (known) => replaceById(known, [to])),
      meta: { invalidates: [SAMPLE_KEY] },
    }).mutate();
    return { store, saved };
  };
  const shown = () =>
    observer
      .getCurrentResult()
      .data?.map(({ title }) => title)
      .slice(0, 2);
  /** Resolves after every read that has begun: one that begins later ends later, as all take the same time. */
  const passRead = () => createQueryClient().query(projectsOptions());
  const [first, second] = list;
  if (!first || !second) throw new Error('The sample has no projects');
  return { titles, save, shown, passRead, close, first, second };
}

it('keeps showing a change that is being stored while another one is read', async () => {
  const { titles, save, shown, passRead, close, first, second } = await openList();
  const slow = save({ ...first, title: 'Slow' });
  const quick = save({ ...second, title: 'Quick' });
  quick.store();
  await quick.saved;
  await passRead();
  expect(shown()).toEqual(['Slow', 'Quick']);
  slow.store();
  await slow.saved;
  await passRead();
  expect(shown()).toEqual(['Slow', 'Quick']);
  const since = titles.indexOf('Slow, Quick');
  expect(new Set(titles.slice(since))).toEqual(new Set(['Slow, Quick']));
  close();
});

it('reads again after the last change, also what another tab has changed meanwhile', async () => {
  const { save, shown, passRead, close, first, second } = await openList();
  const slow = save({ ...first, title: 'Slow' });
  await projects.applyChanges([{ put: { ...second, title: 'Another tab' } }]);
  await passRead();
  slow.store();
  await slow.saved;
  await passRead();
  expect(shown()).toEqual(['Slow', 'Another tab']);
  close();
});
