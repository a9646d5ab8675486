import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Toolbar } from '@/components/gallery/ui/buttons/Toolbar';
import { Slides } from '@/components/gallery/ui/carousel/Slides';
import { Combobox } from '@/components/kits/form/combobox/Combobox';
import { Slider } from '@/components/kits/form/slider/Slider';
import { TabBar } from '@/components/ui/control/TabBar';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Menu } from '@/components/ui/overlay/Menu';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import { renderRoute } from '../../support/dom/render-route';

afterEach(() => document.documentElement.removeAttribute('dir'));

const user = () => userEvent.setup();

describe('tabs', () => {
  const names = ['Square', 'Market', 'Harbour'] as const;
  function Tabs() {
    const [value, setValue] = useState<(typeof names)[number]>('Square');
    return (
      <>
        <TabBar
          label="Places"
          controls="places"
          tabs={names.map((name) => [name, name])}
          value={value}
          onChange={setValue}
        />
        <div role="tabpanel" id="places" aria-labelledby={`places-${value}`}>
          {value}
        </div>
      </>
    );
  }

  test.each([
    ['ltr', 'Market', 'Square'],
    ['rtl', 'Harbour', 'Square'],
  ])('%s: arrows, Home and End choose a tab and move the focus', async (dir, right, back) => {
    document.documentElement.dir = dir;
    document.documentElement.style.direction = dir;
    const keys = user();
    renderRoute(Tabs, { title: 'Tabs' });
    const chosen = () => screen.getByRole('tab', { selected: true });
    await keys.click(await screen.findByRole('tab', { name: 'Square' }));
    for (const [key, name] of [
      ['{ArrowRight}', right],
      ['{ArrowLeft}', back],
      ['{End}', 'Harbour'],
      ['{Home}', 'Square'],
    ] as const) {
      await keys.keyboard(key);
      expect(chosen()).toHaveAccessibleName(name);
      expect(chosen()).toHaveFocus();
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
    }
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    document.documentElement.removeAttribute('style');
  });
});

describe('a menu', () => {
  const PlaceMenu = () => (
    <Menu
      label="Places"
      trigger="Places"
      items={[
        { label: 'Market', onSelect: () => undefined },
        { label: 'Mill', onSelect: () => undefined },
        'separator',
        { label: 'Old harbour', disabled: true, onSelect: () => undefined },
        { label: 'Harbour', checked: true, onSelect: () => undefined },
      ]}
    />
  );

  test('says that it opens, and takes letters, Home, End and Esc', async () => {
    const keys = user();
    renderRoute(PlaceMenu, { title: 'Menu' });
    const button = await screen.findByRole('button', { name: 'Places', expanded: false });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await keys.keyboard('{ArrowUp}');
    const menu = within(await screen.findByRole('menu', { name: 'Places' }));
    expect(menu.getByRole('menuitemcheckbox', { name: 'Harbour', checked: true })).toHaveFocus();
    await keys.keyboard('{Home}');
    expect(menu.getByRole('menuitem', { name: 'Market' })).toHaveFocus();
    await keys.keyboard('m');
    expect(menu.getByRole('menuitem', { name: 'Mill' }), 'the next word with that letter').toHaveFocus();
    await keys.keyboard('{End}');
    expect(menu.getByRole('menuitemcheckbox', { name: 'Harbour' })).toHaveFocus();
    await keys.keyboard('{ArrowDown}');
    expect(menu.getByRole('menuitem', { name: 'Market' }), 'from the end to the start').toHaveFocus();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  test('takes several letters as one word', async () => {
    const keys = user();
    renderRoute(PlaceMenu, { title: 'Menu' });
    await keys.click(await screen.findByRole('button', { name: 'Places' }));
    await keys.keyboard('mi');
    expect(screen.getByRole('menuitem', { name: 'Mill' })).toHaveFocus();
  });

  test('finds umlauts by their letter, and moves on with each press of one letter', async () => {
    const keys = user();
    const items = ['Ändern', 'Übersicht', 'Umziehen'].map((label) => ({ label, onSelect: () => undefined }));
    renderRoute(() => <Menu label="Orte" trigger="Orte" items={items} />, { title: 'Menu' });
    await keys.click(await screen.findByRole('button', { name: 'Orte' }));
    for (const name of ['Übersicht', 'Umziehen', 'Übersicht']) {
      await keys.keyboard('u');
      expect(screen.getByRole('menuitem', { name })).toHaveFocus();
    }
  });

  test('closes by Esc after something else took the focus', async () => {
    const keys = user();
    renderRoute(PlaceMenu, { title: 'Menu' });
    const button = await screen.findByRole('button', { name: 'Places' });
    await keys.click(button);
    screen.getByRole('menuitem', { name: 'Market' }).blur();
    expect(document.body).toHaveFocus();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });
});

test('a toolbar is one tab stop, with arrows, Home and End inside', async () => {
  const keys = user();
  renderRoute(Toolbar, { title: 'Toolbar' });
  const bar = within(await screen.findByRole('toolbar', { name: 'Text marks' }));
  const [bold, italic] = bar.getAllByRole('button');
  bold?.focus();
  await keys.keyboard('{ArrowRight}');
  expect(italic).toHaveFocus();
  await keys.keyboard('{End}');
  expect(bar.getByRole('button', { name: 'Plain' })).toHaveFocus();
  await keys.keyboard('{ArrowRight}');
  expect(bold).toHaveFocus();
  await keys.tab();
  expect(bar.getAllByRole('button')).not.toContain(document.activeElement);
});

test('a dialog keeps Tab within, from the last control to the first and back', async () => {
  const keys = user();
  const Ask = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Which day"
          footer={
            <>
              <label>
                <input type="radio" name="day" defaultChecked /> Saturday
              </label>
              <label>
                <input type="radio" name="day" /> Sunday
              </label>
            </>
          }
        />
      </>
    );
  };
  renderRoute(Ask, { title: 'Dialog' });
  const opener = await screen.findByRole('button', { name: 'Ask' });
  await keys.click(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Which day' }));
  const close = dialog.getByRole('button', { name: 'Close' });
  expect(dialog.getByRole('heading', { name: 'Which day' })).toHaveFocus();
  await keys.tab({ shift: true });
  expect(dialog.getByRole('radio', { name: 'Saturday' }), 'the checked radio is the last stop').toHaveFocus();
  await keys.tab();
  expect(close).toHaveFocus();
  await keys.tab({ shift: true });
  expect(dialog.getByRole('radio', { name: 'Saturday' })).toHaveFocus();
  await keys.click(close);
  expect(opener).toHaveFocus();
});

test('a tooltip describes its control, stays under the pointer, and leaves on Esc', async () => {
  const keys = user();
  renderRoute(
    () => (
      <Tooltip text="At most 20 letters">
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy}>
            Handle
          </button>
        )}
      </Tooltip>
    ),
    { title: 'Tooltip' },
  );
  const button = await screen.findByRole('button', { name: 'Handle' });
  expect(button).toHaveAccessibleDescription('At most 20 letters');
  await keys.hover(button);
  await keys.hover(await screen.findByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await keys.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('sliders speak the value that they show', async () => {
  const Sliders = () => {
    const [hours, setHours] = useState<readonly number[]>([9, 22]);
    const [size, setSize] = useState(12);
    return (
      <>
        <Slider
          label="Open"
          thumbs={['From', 'To']}
          value={hours}
          max={24}
          onChange={setHours}
          format={(hour) => `${hour}:00`}
        />
        <RangeOption label="Size" value={size} unit=" px" onChange={setSize} />
      </>
    );
  };
  const keys = user();
  renderRoute(Sliders, { title: 'Sliders' });
  const to = await screen.findByRole('slider', { name: /To/ });
  expect(to).toHaveAttribute('aria-valuetext', '22:00');
  expect(screen.getByRole('slider', { name: /From/ })).toHaveAttribute('aria-valuetext', '9:00');
  to.focus();
  await keys.keyboard('{ArrowRight}');
  await waitFor(() => expect(to).toHaveAttribute('aria-valuetext', '23:00'));
  expect(screen.getByRole('slider', { name: 'Size' })).toHaveAttribute('aria-valuetext', '12 px');
});

test('letters move through the options of a combobox, umlauts too', async () => {
  const keys = user();
  const options = ['Markt', 'Übersicht', 'Ufer'].map((name) => ({ id: name, name }));
  renderRoute(
    () => <Combobox label="Ort" options={options} value={[]} onChange={() => undefined} searchable={false} />,
    { title: 'Combobox' },
  );
  const field = await screen.findByRole('combobox', { name: 'Ort' });
  field.focus();
  for (const name of ['Übersicht', 'Ufer', 'Übersicht']) {
    await keys.keyboard('u');
    const option = screen.getByRole('option', { name });
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
  }
});

test('options of a combobox are grouped for screen readers, too', async () => {
  const keys = user();
  renderRoute(
    () => (
      <Combobox
        label="Place"
        options={[
          { id: 'mill', name: 'Mill', group: 'Up the river' },
          { id: 'lock', name: 'Lock', group: 'Up the river' },
          { id: 'harbour', name: 'Harbour', group: 'At the sea' },
        ]}
        value={[]}
        onChange={() => undefined}
      />
    ),
    { title: 'Combobox' },
  );
  await keys.click(await screen.findByRole('combobox', { name: 'Place' }));
  const list = within(await screen.findByRole('listbox'));
  const up = within(list.getByRole('group', { name: 'Up the river' }));
  expect(up.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Mill', 'Lock']);
  expect(list.getAllByRole('option')).toHaveLength(3);
});

test('a carousel names its slides and says once which one is shown', async () => {
  const keys = user();
  renderRoute(() => <Slides label="Views" />, { title: 'Carousel' });
  const carousel = await screen.findByRole('group', { name: 'Views' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'Carousel');
  const slides = () => within(carousel).getAllByRole('group');
  expect(slides(), 'the others are hidden').toHaveLength(1);
  expect(slides()[0]).toHaveAccessibleName(/^1 of /);
  await keys.click(within(carousel).getByRole('button', { name: 'Next' }));
  expect(slides()[0]).toHaveAccessibleName(/^2 of /);
  expect(slides()[0]).toHaveAttribute('aria-roledescription', 'Slide');
  await keys.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(slides()[0], 'the arrow keys step from the focused button, round the end').toHaveAccessibleName(
    /^4 of /,
  );
  await keys.keyboard('{ArrowRight}{ArrowRight}');
  const spoken = [...carousel.querySelectorAll('[aria-live=polite]')];
  expect(spoken.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^2 of /)]);
});
