import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { resetTheme } from '@/lib/theme/theme-changes';
import { renderApp } from '../../support/pages/render-app';

afterEach(() => {
  resetTheme();
  document.documentElement.removeAttribute('style');
});

/** The styles of the document that the page has added. */
const appliedStyles = (): string =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

async function openPage() {
  for (const [token, value] of [
    ['--pz-surface', '#ffffff'],
    ['--pz-ground', '#ecefe9'],
    ['--pz-ink', '#14201b'],
  ] as const)
    document.documentElement.style.setProperty(token, value);
  await renderApp('/ui/theme');
  await screen.findByRole('heading', { level: 1, name: 'Theme' });
}

test('a changed token applies to the page at once, is measured, and is handed out as a file', async () => {
  const user = userEvent.setup();
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:theme';
  });
  // The test's DOM would follow the link of the download, away from the address that later files need.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    click.mockRestore();
    create.mockRestore();
  });
  await openPage();
  const file = within(screen.getByRole('region', { name: 'File' }));
  expect(file.getByRole('button', { name: 'Download' })).toBeDisabled();

  const action = screen.getByRole('textbox', { name: 'Main action' });
  await user.clear(action);
  await user.type(action, '#ffe066{Enter}');
  expect(appliedStyles()).toContain('--pz-accent: #ffe066;');
  expect(appliedStyles(), 'dark text on a light button').toContain('--pz-accent-on: #14201b;');

  const ink = screen.getByRole('textbox', { name: 'Third text' });
  await user.clear(ink);
  await user.type(ink, '#bbb{Enter}');
  const contrast = within(screen.getByRole('region', { name: 'Contrast' }));
  expect(contrast.getByRole('row', { name: /Third text on surface 1\.9:1 Below 4\.5:1/ })).toBeVisible();
  expect(contrast.getByRole('row', { name: /Button text .* Passes/ })).toBeVisible();

  fireEvent.change(screen.getByRole('slider', { name: 'Corners of cards' }), { target: { value: '4' } });
  await user.click(file.getByRole('button', { name: 'Download' }));
  const css = await files[0]?.text();
  expect(css).toMatch(/^:root \{\n {2}--pz-r-card: 4px;\n\}\n\[data-bs-theme='light'\] \{/);
  expect(css).toContain('--pz-ink-3: #bbbbbb;');

  await user.click(file.getByRole('button', { name: 'Reset' }));
  expect(file.getByRole('status')).toHaveTextContent('Nothing is changed yet.');
  expect(appliedStyles()).toBe('');
});

test('each scheme has colours of its own', async () => {
  const user = userEvent.setup();
  await openPage();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  const links = screen.getByRole('textbox', { name: 'Links' });
  await user.clear(links);
  await user.type(links, '#9be3d7{Enter}');
  expect(screen.getByRole('region', { name: 'plaza-theme.css' })).toHaveTextContent(
    "[data-bs-theme='dark'] { --pz-link: #9be3d7; }",
  );
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(screen.getByRole('textbox', { name: 'Links' })).not.toHaveValue('#9be3d7');
});
