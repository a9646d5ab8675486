import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonsPage } from '@/components/ui-kit/buttons/ButtonsPage';
import { CardsPage } from '@/components/ui-kit/cards/CardsPage';
import { CarouselPage } from '@/components/ui-kit/carousel/CarouselPage';
import { CollapsePage } from '@/components/ui-kit/collapse/CollapsePage';
import { DropdownsPage } from '@/components/ui-kit/dropdowns/DropdownsPage';
import { ListGroupPage } from '@/components/ui-kit/list-group/ListGroupPage';
import { PaginationPage } from '@/components/ui-kit/pagination/PaginationPage';
import { TabsPage } from '@/components/ui-kit/tabs/TabsPage';
import { type Card, walkCards } from '../support/gallery';

const rounds = async ({ flip, q }: Card) => {
  await flip('Round ends');
  for (const name of ['Primary', 'Purple', 'Link'])
    expect(q.getByRole('button', { name })).toHaveClass('rounded-pill');
};

test('buttons', () =>
  walkCards(ButtonsPage, {
    Solid: rounds,
    Soft: rounds,
    Outline: rounds,
    Ghost: rounds,
    Gradient: rounds,
    Sizes: async ({ pick, q }) => {
      await pick('Large');
      expect(q.getByRole('button', { name: 'Post' })).toHaveClass('btn-lg');
    },
    Icon: async ({ pick, has }) => {
      await pick('Danger');
      await pick('Alone');
      await has('.btn-icon.btn-danger[aria-label="Send"]');
    },
    Block: async ({ flip, hasNot }) => {
      await flip('Whole width');
      await hasNot('.d-grid');
    },
    Disabled: async ({ flip, q }) => {
      expect(q.getByRole('button', { name: 'Buy bread' })).toBeDisabled();
      await flip('The market is closed');
      expect(q.getByRole('button', { name: 'Buy bread' })).toBeEnabled();
    },
    Loading: async ({ press, q }) => {
      await press('Send');
      expect(q.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
      expect(await q.findByRole('button', { name: 'Sent' }, { timeout: 3000 })).toBeVisible();
    },
    Toggle: async ({ press }) => {
      expect(await press('Like')).toHaveAttribute('aria-pressed', 'true');
    },
    Groups: async ({ press, pick, has }) => {
      expect(await press('Month')).toHaveAttribute('aria-pressed', 'true');
      await pick('Column');
      await has('.btn-group-vertical');
    },
    Toolbar: async ({ press, q }) => {
      await press('Make it italic');
      expect(q.getByText(/bell tower/)).toHaveClass('fw-bold', 'fst-italic');
    },
    Split: async ({ press, q }) => {
      await press('Another hour');
      await press('Send at dusk');
      expect(q.getAllByRole('button', { name: 'Send at dusk' })[0]).toBeVisible();
    },
  }));

test('cards', () =>
  walkCards(CardsPage, {
    Image: async ({ pick, has }) => {
      await pick('Bottom');
      await has('.card-body + .card-img-bottom');
    },
    'Header and footer': async ({ pick, has }) => {
      await pick('Centre');
      await has('.card.text-center');
    },
    Tabs: async ({ user, q }) => {
      await user.click(q.getByRole('tab', { name: 'Sunday' }));
      await waitFor(() => expect(q.getByRole('tabpanel', { name: 'Sunday' })).toHaveClass('show'));
    },
    Horizontal: async ({ flip, has }) => {
      await flip('Picture at the end');
      await has('.flex-sm-row-reverse');
    },
    Groups: async ({ flip, hasNot }) => {
      await flip('Joined');
      await hasNot('.card-group');
    },
    Grid: async ({ slide, has }) => {
      slide('In a row', 2);
      await has('.row-cols-2');
    },
    Coloured: async ({ pick, has }) => {
      await pick('Pink');
      await pick('Tint');
      await has('.card.v-pink.v-tint');
    },
    Bordered: async ({ pick, slide, card }) => {
      await pick('Success');
      slide('Width', 5);
      expect(card.querySelector('.card.v-success')).toHaveStyle({ borderWidth: '5px' });
    },
    'Stretched link': async ({ flip, q }) => {
      expect(q.getByRole('link', { name: 'Go to links' })).toHaveClass('stretched-link');
      await flip('The whole card');
      expect(q.getByRole('link', { name: 'Go to links' })).not.toHaveClass('stretched-link');
    },
    Portlets: async ({ press, q }) => {
      await press('Refresh');
      expect(q.getByRole('status')).toHaveTextContent('Counting');
      await waitFor(() => expect(q.getByRole('status')).toHaveTextContent(/\d/));
      await press('Fold');
      expect(q.queryByRole('status')).toBeNull();
      await press('Remove');
      await press('Bring the card back');
      expect(q.getByRole('region', { name: 'Visitors' })).toBeVisible();
    },
  }));

const turns = async ({ press, says }: Card) => {
  await press('Next');
  await says(/of 4/);
};

test('carousel', () =>
  walkCards(CarouselPage, {
    'Slides only': async ({ pick, q }) => {
      await pick('Sea');
      expect(q.getByRole('img', { name: 'The bay under a low sun' })).toBeVisible();
    },
    Controls: async ({ press, says }) => {
      await press('Next');
      await says(/3 of 4: Lamps/);
    },
    Indicators: async ({ press, says }) => {
      await press('Market');
      await says(/1 of 4: Market/);
    },
    Captions: async ({ flip, says, q }) => {
      await says(/Eleven minutes down the stairs/);
      await flip('Captions');
      expect(q.queryByText('Eleven minutes down the stairs.')).toBeNull();
    },
    Fade: async ({ flip, hasNot }) => {
      await flip('Fade');
      await hasNot('.carousel-fade');
    },
    Interval: async ({ slide, has }) => {
      slide('Seconds', 3);
      await has('.slide-n[aria-live="off"]');
    },
    Dark: async ({ flip, hasNot }) => {
      await flip('Dark marks');
      await hasNot('.carousel-dark');
    },
    Swipe: async ({ flip, q }) => {
      await flip('Swiping');
      expect(q.getByRole('group', { name: 'Views without swiping' })).toBeVisible();
    },
    'Pause button': async (card) => {
      await card.press('Pause');
      expect(card.q.getByRole('button', { name: 'Play' })).toBeVisible();
      await turns(card);
    },
  }));

test('collapse', () =>
  walkCards(CollapsePage, {
    Basic: async ({ press, has }) => {
      expect(await press('Opening hours')).toHaveAttribute('aria-expanded', 'true');
      await has('#collapse-basic.show');
    },
    Horizontal: async ({ press, has }) => {
      await press('Open the gate');
      await has('#collapse-side.show');
    },
    'Multiple targets': async ({ press, has }) => {
      await press('Open both');
      await has('#collapse-east.show');
      await has('#collapse-west.show');
    },
  }));

test('dropdowns', () =>
  walkCards(DropdownsPage, {
    'Single button': async ({ pick, press, q }) => {
      await pick('Warning');
      await press('Choose a day');
      await press('Saturday');
      expect(q.getByRole('button', { name: 'Saturday', expanded: false })).toHaveClass('btn-warning');
    },
    'Split button': async ({ press, q }) => {
      await press('Other ways to post');
      await press('Keep as a draft');
      expect(q.getByRole('status')).toHaveTextContent('Keep as a draft');
    },
    Sizes: async ({ press, q }) => {
      await press('Large');
      await press('Honey');
      expect(q.getByRole('status')).toHaveTextContent('Honey from the large menu');
    },
    Directions: async ({ pick, press, has, user }) => {
      await pick('Up');
      await press('Which way');
      await has('.dropup .dropdown-menu.show');
      await user.keyboard('{Escape}');
    },
    Alignment: async ({ pick, press, has, user }) => {
      await pick('End');
      await press('A rather long button for a menu');
      await has('.dropdown-menu-end.show');
      await user.keyboard('{Escape}');
    },
    'Active and disabled': async ({ press, q }) => {
      await press('Seat: By the window');
      expect(q.getByRole('button', { name: 'In the fountain' })).toHaveAttribute('aria-disabled', 'true');
      await press('At the bar');
      expect(q.getByRole('button', { name: 'Seat: At the bar' })).toBeVisible();
    },
    'Headers, dividers and text': async ({ press, q, user }) => {
      const toggle = await press('This post');
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(q.getByRole('status')).toHaveTextContent('copy');
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
    },
    'Form inside': async ({ press, q, user }) => {
      await press('Watch a place');
      await user.type(q.getByLabelText('Place'), 'the well');
      await press('Watch');
      expect(q.getByRole('status')).toHaveTextContent('Watching the well');
    },
    'Auto close': async ({ pick, press, has }) => {
      await pick('A click outside');
      await press('Apples in the basket: 0');
      await press('One more');
      await has('.dropdown-menu.show');
    },
    Dark: async ({ flip, hasNot }) => {
      await flip('Pine menu');
      await hasNot('.dropdown-menu-dark');
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
    Horizontal: async ({ pick, has }) => {
      await pick('From 768');
      await has('.list-group-horizontal-md');
    },
    Contextual: async ({ flip, hasNot }) => {
      await flip('Coloured');
      await hasNot('.list-group-item.v-danger');
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
  await card.has('.pagination.v-orange');
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
  await waitFor(() => expect(q.getByRole('tabpanel', { name: 'Garden' })).toHaveClass('active'));
};

test('tabs', () =>
  walkCards(TabsPage, {
    Default: async ({ user, q }) => {
      await user.click(q.getByRole('tab', { name: 'Square' }));
      await user.keyboard('{ArrowRight}');
      expect(q.getByRole('tab', { name: 'Arcade' })).toHaveFocus();
      expect(q.getByRole('tab', { name: 'Arcade' })).toHaveAttribute('aria-selected', 'true');
    },
    Justified: async ({ pick, has }) => {
      await pick('End');
      await has('.nav-tabs.justify-content-end');
    },
    Bordered: async (card) => {
      await card.pick('Pink');
      await card.has('.tabs-framed.v-pink');
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
      await card.has('.nav-pills.v-warning');
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
