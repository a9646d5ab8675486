import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import path from 'node:path';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageHeader } from '@/components/ui/PageHeader';
import { createQueryClient } from '@/queries/client';
import { renderRoute } from '../../support/dom/render-route';
import { pastedCards, writePastedPages } from '../../../scripts/lib/gallery/pasted-cards';

// A canvas needs a browser, and happy-dom loads no fonts.
vi.mock('echarts-for-react/esm/core', () => ({ default: () => <div role="img" aria-label="The chart" /> }));
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });

const cards = pastedCards();
const pages = writePastedPages('.cache/pasted/pages', cards);
const folders = [...new Set(cards.map(({ file }) => path.dirname(file)))];

beforeEach(() => {
  // Cards show the present minute, which may end between two drawings.
  vi.setSystemTime(Date.now());
  // happy-dom has no layout; a map without a size fits nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => {
  vi.useRealTimers();
});

async function importPart(file: string, name: string): Promise<ComponentType> {
  const module: Record<string, ComponentType> = await import(/* @vite-ignore */ path.resolve(file));
  const part = module[name];
  if (!part) throw new Error(`${file} exports no ${name}.`);
  return part;
}

/** A page when its data is loaded, without the ids of React and React Aria. */
async function draw(Page: ComponentType): Promise<string> {
  const client = createQueryClient();
  await act(async () => {
    renderRoute(
      () => (
        <QueryClientProvider client={client}>
          <Page />
        </QueryClientProvider>
      ),
      { title: 'Pasted' },
    );
  });
  await screen.findByRole('heading', { level: 1, name: 'Pasted' });
  // Parts that the example loads late.
  await act(() => vi.dynamicImportSettled());
  // Sample data comes after 100 ms: a slow machine would draw one page with it and one without.
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const html = document.body.innerHTML;
  cleanup();
  document.body.replaceChildren();
  return html.replaceAll(/_r_\w+_|react-aria[^"\s]*|«\w+»|(?<=leaflet-tooltip-)\d+|blob:[^"]*/g, 'id');
}

describe('the code of every card, pasted into a page of its own, renders as in the gallery', () => {
  test.each(folders)('%s', async (folder) => {
    for (const { file, component } of cards.filter((card) => path.dirname(card.file) === folder)) {
      const page = pages.get(file) ?? '';
      const Pasted = await importPart(page, path.basename(page, '.tsx'));
      const pasted = await draw(Pasted);
      // Charts are drawn by one component in both places.
      if (file.endsWith('.ts')) continue;
      const Example = await importPart(path.join('src/components/gallery', file), component);
      const shown = await draw(() => (
        <>
          <PageHeader />
          <Example />
        </>
      ));
      expect(pasted, file).toBe(shown);
    }
  });
});
