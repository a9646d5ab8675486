import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonsPage } from '@/components/gallery/ui/buttons/ButtonsPage';
import { CardsPage } from '@/components/gallery/ui/cards/CardsPage';
import { CarouselPage } from '@/components/gallery/ui/carousel/CarouselPage';
import { CollapsePage } from '@/components/gallery/ui/collapse/CollapsePage';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

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
    'Side by side': async ({ pick, q }) => {
      await pick('Outline');
      const large = within(q.getByRole('row', { name: /^Large/ })).getAllByRole('button');
      expect(large.map(({ className }) => className.replace('btn btn-outline-secondary btn-lg', ''))).toEqual(
        ['', ' is-hover', ' is-focus', ' active', ' is-busy', ''],
      );
      expect(large.at(-1)).toBeDisabled();
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
      expect(await q.findByRole('button', { name: 'Sent' })).toBeVisible();
    },
    Toggle: async ({ press }) => {
      expect(await press('Like')).toHaveAttribute('aria-pressed', 'true');
    },
    Groups: async ({ press }) => {
      expect(await press('Month')).toHaveAttribute('aria-pressed', 'true');
    },
    Toolbar: async ({ press, q }) => {
      await press('Make it italic');
      expect(q.getByText(/bell tower/)).toHaveClass('fw-bold', 'fst-italic');
    },
    Split: async ({ press, q, user }) => {
      await press('Another hour');
      await user.click(q.getByRole('menuitem', { name: 'Send at dusk' }));
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
      expect(q.getByRole('tabpanel', { name: 'Sunday' })).toHaveTextContent('No market');
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
      await has('.card.variant-pink > .variant-tinted');
    },
    Bordered: async ({ pick, slide, card }) => {
      await pick('Success');
      slide('Width', 5);
      expect(card.querySelector('.card.variant-success')).toHaveStyle({ borderWidth: '5px' });
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
      await press('Collapse');
      expect(q.queryByRole('status')).toBeNull();
      await press('Remove');
      await press('Restore card');
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
      await has('.slide-count[aria-live="off"]');
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
      await has('#collapse-basic:not([hidden])');
    },
    Horizontal: async ({ press, has }) => {
      await press('Open the gate');
      await has('#collapse-side:not([hidden])');
    },
    'Multiple targets': async ({ press, has }) => {
      await press('Open both');
      await has('#collapse-east:not([hidden])');
      await has('#collapse-west:not([hidden])');
    },
  }));
