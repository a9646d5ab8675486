import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ModalsPage } from '@/components/gallery/ui/modals/ModalsPage';
import { NotificationsPage } from '@/components/gallery/ui/notifications/NotificationsPage';
import { OffcanvasPage } from '@/components/gallery/ui/offcanvas/OffcanvasPage';
import { PopoversPage } from '@/components/gallery/ui/popovers/PopoversPage';
import { TooltipsPage } from '@/components/gallery/ui/tooltips/TooltipsPage';
import { registerToastHost, type Toast } from '@/lib/overlays/toast';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

let toasts: Toast[] = [];
let stop = () => {};
beforeEach(() => {
  toasts = [];
  stop = registerToastHost({ show: (toast) => toasts.push(toast), clear: () => undefined });
});
afterEach(() => stop());

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('modals return the focus', () =>
  walkCards(ModalsPage, {
    Basic: ({ dialog }) => dialog('Reserve a stall', 'Not now'),
    Sizes: ({ dialog }) => dialog('Large', 'Close', (box) => expect(box).toHaveClass('dialog-lg')),
    Fullscreen: async ({ pick, dialog }) => {
      await pick('Below 992');
      await dialog('Open the map of the square', 'Close', (box) =>
        expect(box).toHaveClass('dialog-full-lg-down'),
      );
    },
    Scrollable: ({ dialog }) => dialog('Read the market rules', 'Agreed'),
    Centred: async ({ flip, dialog }) => {
      await flip('Centred');
      await dialog('Ring the bell', 'Close', (box) => expect(box).toHaveClass('dialog-top'));
    },
    Positions: ({ dialog }) => dialog('Bottom', 'Close', (box) => expect(box).toHaveClass('dialog-bottom')),
    Static: async ({ press, user, says }) => {
      await press('Ask');
      await screen.findByRole('dialog');
      expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Yes' }));
      await says(/Answer: yes/);
      await gone();
    },
    Stacked: async ({ press, user }) => {
      await press('Open the letter');
      await user.click(await screen.findByRole('button', { name: 'Unfold the plan' }));
      await user.click(await screen.findByRole('button', { name: 'Close the plan' }));
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: 'Close the letter' }));
      await gone();
    },
    'In turn': async ({ press, user }) => {
      await press('Enter the bakery');
      await user.click(await screen.findByRole('button', { name: 'Go to the bookshop' }));
      expect(screen.getByRole('dialog', { name: 'Bookshop' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await gone();
    },
    'Varying content': ({ dialog }) =>
      dialog('Write to Mei', 'Send', (box) => expect(box).toHaveAccessibleName('Letter to Mei')),
    'Alert modals': async ({ pick, dialog }) => {
      await pick('Danger');
      await dialog('Say it', 'Heard', (box) => expect(box).toHaveAccessibleName('Danger'));
    },
    'Coloured header': async ({ pick, dialog }) => {
      await pick('Info');
      await dialog('Open', 'Good', (box) => expect(box).toHaveClass('variant-info'));
    },
    Filled: async ({ pick, dialog }) => {
      await pick('Pink');
      await dialog('Open', 'I will be there', (box) => expect(box).toHaveClass('variant-pink'));
    },
    'With a form': async ({ press, user, says }) => {
      await press('Name a bench');
      await user.type(await screen.findByLabelText('Name on the plate'), 'Late lunch{Enter}');
      await says(/called Late lunch/);
      await gone();
    },
    'With pages': async ({ press, user }) => {
      await press('How to get a stall');
      const box = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
      await user.click(box.getByRole('button', { name: 'Next' }));
      expect(screen.getByRole('dialog', { name: 'Choose a place' })).toBeVisible();
      await user.click(box.getByRole('button', { name: 'Next' }));
      await user.click(box.getByRole('button', { name: 'Done' }));
      await gone();
    },
  }));

test('notifications', () =>
  walkCards(NotificationsPage, {
    Types: async ({ press }) => {
      for (const name of ['Success', 'Info', 'Warning', 'Error', 'Default']) await press(name);
      expect(toasts.map(({ type }) => type)).toEqual(['success', 'info', 'warning', 'error', 'default']);
    },
    Placements: async ({ pick, press }) => {
      await pick('Bottom left');
      await press('Show it there');
      expect(toasts.at(-1)).toMatchObject({ placement: 'bottom-left' });
    },
    Stacking: async ({ slide, press }) => {
      slide('Letters', 6);
      await press('Send them all');
      expect(toasts.filter(({ title }) => title.endsWith('of 6'))).toHaveLength(6);
    },
    Promise: async ({ flip, press }) => {
      await flip('The oven goes out');
      await press('Bake');
      expect(toasts.at(-1)).toMatchObject({ id: 'baking', durationSeconds: 0 });
      await waitFor(() => expect(toasts.at(-1)).toMatchObject({ id: 'baking', type: 'error' }));
    },
    Undo: async ({ press, q }) => {
      await press('Delete A song for the well');
      expect(q.queryByText('A song for the well')).toBeNull();
      toasts.at(-1)?.action?.run();
      expect(await q.findByText('A song for the well')).toBeVisible();
    },
    'Custom content': async ({ press, says }) => {
      await press('Get a message');
      expect(toasts.at(-1)?.imageUrl).toContain('amara');
      toasts.at(-1)?.action?.run();
      await says(/Answered: yes/);
    },
    Rules: async ({ press, says }) => {
      await says(/Top right.*5,000 ms.*80%.*Alt\+T.*Coloured/);
      await press('Try them');
      expect(toasts.at(-1)?.title).toBe('Try the rules');
    },
  }));

test('offcanvas', () =>
  walkCards(OffcanvasPage, {
    Placements: ({ dialog }) => dialog('Bottom', 'Close', (box) => expect(box).toHaveClass('dialog-bottom')),
    'Backdrop and scroll': async ({ flip, dialog }) => {
      await flip('Page scrolls');
      await dialog('Open the drawer', 'Close', (box) => expect(box).toHaveTextContent('scrolls'));
    },
    Static: async ({ flip, dialog }) => {
      await flip('Static');
      await dialog('Open the till', 'Close', (box) =>
        expect(box).toHaveTextContent('A click outside closes it'),
      );
    },
    Dark: async ({ pick, dialog }) => {
      await pick('Success');
      await dialog('Open', 'Good night', (box) => expect(box).toHaveClass('variant-success'));
    },
    Responsive: async ({ q, press, user, says }) => {
      if (q.queryByRole('button', { name: 'Roof' })) await press('Roof');
      else {
        await press('Floors');
        await user.click(await screen.findByRole('button', { name: 'Roof' }));
      }
      await says(/Standing on the roof/);
      await gone();
    },
    List: async ({ press, user, q }) => {
      await press('Get off at: Square');
      await user.click(await screen.findByRole('button', { name: 'Harbour' }));
      expect(q.getByRole('button', { name: 'Get off at: Harbour' })).toBeVisible();
      await gone();
    },
  }));

const tip = async (text: RegExp) => expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
const noTip = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
const explains =
  (name: string, text: RegExp) =>
  async ({ q, user }: Card) => {
    await user.hover(q.getByRole('button', { name }));
    await tip(text);
    await user.unhover(q.getByRole('button', { name }));
    await noTip();
  };

test('popovers', () =>
  walkCards(PopoversPage, {
    Directions: async ({ press, user }) => {
      const button = await press('Right');
      expect(screen.getByRole('dialog', { name: 'Right' })).toHaveTextContent('On the right');
      await user.keyboard('{Escape}');
      await gone();
      expect(button).toHaveFocus();
    },
    'Dismissed by focus': async ({ press, user }) => {
      await press('Focus me');
      await tip(/Only while focused/);
      await user.tab();
      await noTip();
    },
    Hover: explains('Point at me', /called Major/),
    Custom: async ({ pick, press, user }) => {
      await pick('Danger');
      await press('What is on');
      expect(screen.getByRole('dialog')).toHaveTextContent('brass band');
      expect(screen.getByRole('dialog')).toHaveClass('variant-danger');
      await user.keyboard('{Escape}');
      await gone();
    },
    'On a disabled button': async (card) => {
      await explains('Enter', /opens at seven/)(card);
      await card.flip('The gate is closed');
      await explains('Enter', /Come in/)(card);
    },
  }));

test('tooltips', () =>
  walkCards(TooltipsPage, {
    Directions: explains('Left', /On the left/),
    Colours: async ({ q, user }) => {
      await user.hover(q.getByRole('button', { name: 'Pink' }));
      await tip(/A pink word/);
      expect(screen.getByRole('tooltip')).toHaveClass('variant-pink');
      await user.unhover(q.getByRole('button', { name: 'Pink' }));
      await noTip();
    },
    'Marked words': explains('1.2K likes', /1,243 likes, most of them/),
    'On a disabled button': explains('Draw on the pavement', /Not while it rains/),
    'Focus and hover': async ({ press, user }) => {
      const help = await press('Handle rules');
      await tip(/at most 20/);
      await user.keyboard('{Escape}');
      await noTip();
      expect(help).toHaveFocus();
    },
  }));
