import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DropdownsPage } from '@/components/gallery/ui/dropdowns/DropdownsPage';
import { ListGroupPage } from '@/components/gallery/ui/list-group/ListGroupPage';
import { PaginationPage } from '@/components/gallery/ui/pagination/PaginationPage';
import { TabsPage } from '@/components/gallery/ui/tabs/TabsPage';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

const choose = async (name: string) => {
  const menu = within(await screen.findByRole('menu'));
  const items = [
    ...menu.queryAllByRole('menuitem', { name }),
    ...menu.queryAllByRole('menuitemcheckbox', { name }),
  ];
  await userEvent.click(items[0] ?? menu.getByRole('menuitem', { name }));
};

test('dropdowns', () =>
  walkCards(DropdownsPage, {
    'Single button': async ({ pick, press, q }) => {
      await pick('Warning');
      await press('Choose a day');
      await choose('Saturday');
      expect(q.getByRole('button', { name: 'Saturday', expanded: false })).toHaveClass('btn-warning');
    },
    'Split button': async ({ press, q }) => {
      await press('Other ways to post');
      await choose('Save as draft');
      expect(q.getByRole('status')).toHaveTextContent('Save as draft');
    },
    Sizes: async ({ press, q }) => {
      await press('Large');
      await choose('Honey');
      expect(q.getByRole('status')).toHaveTextContent('Honey from the large menu');
    },
    Directions: async ({ pick, press, says }) => {
      await pick('Up');
      await press('Which way');
      await choose('To the gate');
      await says(/Going to the gate/);
    },
    Alignment: async ({ pick, press, says }) => {
      await pick('End');
      await press('A rather long button for a menu');
      await choose('Short');
      await says(/Chosen: Short/);
    },
    'Active and disabled': async ({ press, q }) => {
      await press('Seat: By the window');
      expect(q.getByRole('menuitem', { name: 'In the fountain' })).toHaveAttribute('aria-disabled', 'true');
      await choose('At the bar');
      expect(q.getByRole('button', { name: 'Seat: At the bar' })).toBeVisible();
    },
    'Headers, dividers and text': async ({ press, q, user }) => {
      const toggle = await press('This post');
      await user.keyboard('{ArrowDown}{Enter}');
      expect(q.getByRole('status')).toHaveTextContent('copy');
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
    },
    'Form inside': async ({ press, q, user }) => {
      await press('Watch a place');
      await user.type(q.getByLabelText('Place'), 'the well');
      await press('Watch');
      expect(q.getByRole('status')).toHaveTextContent('Watching the well');
    },
    'Auto close': async ({ pick, press, user }) => {
      await pick('A click outside');
      await press('Apples in the basket: 0');
      await choose('One more');
      expect(screen.getByRole('menu')).toBeVisible();
      await user.keyboard('{Escape}');
    },
    Dark: async ({ flip, press, has, hasNot, user }) => {
      const button = await press('At dusk');
      await has('[data-bs-theme="dark"] .menu');
      await user.click(button);
      await flip('Dark menu');
      await press('At dusk');
      await hasNot('[data-bs-theme="dark"] .menu');
      await user.keyboard('{Escape}');
    },
    'Custom arrow': async ({ pick, q }) => {
      await pick('None');
      expect(q.getByRole('button', { name: 'Sort the stalls' }).querySelector('svg')).toBeNull();
    },
  }));

test('list group', () =>
  walkCards(ListGroupPage, {
    Basic: async ({ press, q }) => {
      await press('One more stall');
      expect(q.getByText('Honey')).toBeVisible();
    },
    'Active and disabled': async ({ press, q }) => {
      expect(await press('Sea gate')).toHaveClass('active');
      expect(q.getByRole('button', { name: 'Old gate, walled up' })).toBeDisabled();
    },
    'Links and buttons': async ({ press, says, q }) => {
      expect(q.getByRole('link', { name: 'Badges' })).toHaveAttribute('href', '/ui/badges');
      await press(/Ring the bell/);
      await says(/1 ring/);
    },
    Flush: async ({ flip, hasNot }) => {
      await flip('Flush');
      await hasNot('.list-group-flush');
    },
    Numbered: async ({ press, q }) => {
      await press('Turn it round');
      expect(q.getAllByRole('listitem')[0]).toHaveTextContent('Greet the pigeon');
    },
    Horizontal: async ({ flip, hasNot }) => {
      await flip('Side by side');
      await hasNot('.list-group-horizontal');
    },
    Contextual: async ({ flip, hasNot }) => {
      await flip('Coloured');
      await hasNot('.list-group-item.variant-danger');
    },
    Badges: async ({ press, q }) => {
      await press('Inbox 12 unread');
      expect(q.getByRole('button', { name: 'Inbox' })).toBeVisible();
    },
    'Custom content': async ({ press }) => {
      expect(await press('Follow Mei')).toHaveAttribute('aria-pressed', 'true');
    },
    'Checks and radios': async ({ user, pick, q }) => {
      await user.click(q.getByRole('checkbox', { name: 'Bread' }));
      await user.click(q.getByRole('checkbox', { name: 'Honey' }));
      expect(q.getByRole('status')).toHaveTextContent('Bread, Honey');
      await pick('One');
      await pick('Cheese');
      expect(q.getByRole('status')).toHaveTextContent(/: Cheese$/);
    },
  }));

const pageThree = async ({ press, q }: Card) => {
  await press('3');
  expect(q.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
};
const coloured = async (card: Card) => {
  await card.pick('Orange');
  await card.has('.pagination.variant-orange');
  await pageThree(card);
};

test('pagination', () =>
  walkCards(PaginationPage, {
    Default: pageThree,
    Icons: pageThree,
    'Active and disabled': async ({ slide, q }) => {
      slide('Current page', 3);
      await waitFor(() => expect(q.getByRole('button', { name: 'Next page' })).toBeDisabled());
    },
    Sizes: async ({ pick, has }) => {
      await pick('Large');
      await has('.pagination-lg');
    },
    Alignment: async ({ pick, has }) => {
      await pick('End');
      await has('.justify-content-end');
    },
    Rounded: coloured,
    Boxed: coloured,
    Soft: coloured,
    Gradient: coloured,
    'Live pager': async ({ press, q, user }) => {
      await press('2');
      expect(q.getByText('Lamp 9')).toBeVisible();
      await user.type(q.getByLabelText('Go to'), '6{Enter}');
      expect(q.getByText('Lamp 48')).toBeVisible();
    },
  }));

const showsGarden = async ({ user, q }: Card) => {
  await user.click(q.getByRole('tab', { name: 'Garden' }));
  expect(q.getByRole('tabpanel', { name: 'Garden' })).toHaveTextContent('Open until the lamps');
};

test('tabs', () =>
  walkCards(TabsPage, {
    Default: async ({ user, q }) => {
      await user.click(q.getByRole('tab', { name: 'Square' }));
      await user.keyboard('{ArrowRight}');
      expect(q.getByRole('tab', { name: 'Arcade' })).toHaveFocus();
      expect(q.getByRole('tab', { name: 'Arcade' })).toHaveAttribute('aria-selected', 'true');
    },
    Justified: async ({ flip, hasNot }) => {
      await flip('Justified');
      await hasNot('.tab-bar-justified');
    },
    Bordered: async (card) => {
      await card.pick('Pink');
      await card.has('.box.variant-pink');
      await showsGarden(card);
    },
    Icons: async (card) => {
      await card.flip('With words');
      expect(card.q.getByText('Garden')).toHaveClass('visually-hidden');
      await showsGarden(card);
    },
    'Vertical, left': showsGarden,
    'Vertical, right': showsGarden,
    Pills: async (card) => {
      await card.pick('Warning');
      await card.has('.tab-bar-pills.variant-warning');
      await showsGarden(card);
    },
    'In a card': async ({ press, q }) => {
      await press('Next: Arcade');
      expect(q.getByRole('tab', { name: 'Arcade' })).toHaveAttribute('aria-selected', 'true');
    },
    'In the address': async (card) => {
      await card.user.click(card.q.getByRole('tab', { name: 'Garden' }));
      expect(await screen.findByText('#place-garden')).toBeVisible();
    },
  }));
