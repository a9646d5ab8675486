import { screen, within } from '@testing-library/react';
import pages from 'virtual:gallery-docs';
import { describe, expect, test } from 'vitest';
import type { StripCell } from '@/components/gallery/demo/strip/strip-cells';
import { renderRoute } from '../../support/dom/render-route';
import { renderApp } from '../../support/pages/render-app';

const strips = Object.entries(
  import.meta.glob<{ cells: readonly StripCell[] }>('../../../src/components/gallery/strips/*/*.tsx'),
).map(([file, load]) => ({ url: file.replaceAll(/^.*\/strips|\.tsx$/g, ''), load }));

describe('sizes and states stand side by side', () => {
  test('on the page of the part, below its props', async () => {
    await renderApp('/ui/avatars#parts');
    const strip = await screen.findByRole('region', { name: 'Sizes and states' });
    expect(within(strip).getByText('Size: xs')).toBeVisible();
    expect(within(strip).getAllByRole('img', { name: 'Hana Suzuki' })).toHaveLength(6);
  });

  test.each(strips)('$url', async ({ load }) => {
    const { cells } = await load();
    expect(cells.length).toBeGreaterThan(2);
    expect(new Set(cells.map(({ label }) => label)).size).toBe(cells.length);
    renderRoute(
      () =>
        cells.map(({ label, node }) => (
          <section key={label} aria-label={label}>
            {node}
          </section>
        )),
      { title: 'Strip' },
    );
    // React reports what it cannot draw, which fails the test.
    expect(await screen.findByRole('region', { name: cells.at(-1)?.label ?? '' })).not.toBeEmptyDOMElement();
    const landmarks = screen.queryAllByRole('navigation').map((part) => part.getAttribute('aria-label'));
    expect(new Set(landmarks).size, 'landmarks have names of their own').toBe(landmarks.length);
  });

  test.each([
    ['/ui/avatars', 'Avatar', ['size']],
    ['/ui/modals', 'Dialog', ['size', 'placement']],
    ['/ui/tooltips', 'Tooltip', ['side']],
  ] as const)('%s shows what the type of %s allows', async (url, part, props) => {
    const { cells = [] } = (await strips.find((strip) => strip.url === url)?.load()) ?? {};
    const declared = pages.find((page) => page.url === url)?.parts.find(({ name }) => name === part)?.props;
    for (const prop of props) {
      const type = declared?.find(({ name }) => name === prop)?.type ?? '';
      const values = [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value);
      expect(values.length).toBeGreaterThan(1);
      const label = `${prop[0]?.toUpperCase()}${prop.slice(1)}: `;
      expect(cells.flatMap((cell) => (cell.label.startsWith(label) ? [cell.label] : []))).toEqual(
        values.map((value) => label + value),
      );
    }
  });
});
