import { expect, test } from 'vitest';
import { AccordionsPage } from '@/components/gallery/ui/accordions/AccordionsPage';
import { AlertsPage } from '@/components/gallery/ui/alerts/AlertsPage';
import { AvatarsPage } from '@/components/gallery/ui/avatars/AvatarsPage';
import { BadgesPage } from '@/components/gallery/ui/badges/BadgesPage';
import { BreadcrumbPage } from '@/components/gallery/ui/breadcrumb/BreadcrumbPage';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

const unfolds = async ({ press, q }: Card) => {
  await press('May I move a bench?');
  expect(q.getByRole('button', { name: 'May I move a bench?' })).toHaveAttribute('aria-expanded', 'true');
};

test('accordions', () =>
  walkCards(AccordionsPage, {
    Default: async (card) => {
      await unfolds(card);
      expect(card.q.getByRole('button', { name: 'When is the market?' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    },
    Flush: unfolds,
    'Always open': async ({ press, q }) => {
      await press('Open all');
      for (const name of ['When is the market?', 'Who mends a broken lamp?', 'May I move a bench?'])
        expect(q.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    },
    Bordered: async ({ pick, has }) => {
      await pick('Danger');
      await has('.variant-danger .variant-edge');
    },
    'No arrow': async ({ flip, has, hasNot }) => {
      await hasNot('.box .icon');
      await flip('Show arrows');
      await has('.box .icon');
    },
    'Custom icon': unfolds,
  }));

test('alerts', () =>
  walkCards(AlertsPage, {
    Default: async ({ pick, has }) => {
      await pick('Solid');
      await has('.alert.variant-link.variant-fill');
    },
    Dismissible: async ({ press, q }) => {
      await press('Close: Rain is likely after three.');
      expect(q.queryByText('Rain is likely after three.')).toBeNull();
      expect(q.getByRole('button', { name: 'Restore all' })).toHaveFocus();
      await press('Restore all');
      expect(q.getByText('Rain is likely after three.')).toBeVisible();
    },
    'Custom and outline': async ({ pick, has }) => {
      await pick('Pink');
      await has('.alert-plain.variant-pink');
    },
    'Link colour': async ({ pick, has }) => {
      await pick('Orange');
      await has('.alert.variant-orange a');
    },
    'Additional content': async ({ press, says }) => {
      await press('Show more');
      await says(/Twelve people came/);
    },
    Icons: async ({ pick, says }) => {
      await pick('Danger');
      await says(/already taken/);
    },
    Live: async ({ press, q }) => {
      await press('Good news');
      expect(q.getByRole('log')).toHaveTextContent('A stall opened.');
      await press('Close notice 1');
      expect(q.getByRole('log')).toHaveTextContent('No news yet.');
    },
  }));

test('avatars', () =>
  walkCards(AvatarsPage, {
    Sizes: async ({ slide, q }) => {
      slide('The last one', 120);
      expect(q.getByRole('img', { name: 'Teo, 120 pixels' })).toHaveStyle({ width: '120px' });
    },
    'Initials and colours': async ({ pick, has }) => {
      await pick('Fill');
      await has('.avatar.variant-purple.variant-fill');
    },
    Shapes: async ({ pick, has }) => {
      await pick('Circle');
      await has('.rounded-circle');
    },
    Groups: async ({ slide, q }) => {
      slide('Faces shown', 6);
      expect(q.getByRole('img', { name: 'and 2 more' })).toBeVisible();
    },
    'Status dot': async ({ pick, says }) => {
      await pick('Offline');
      await says(/Hana is offline/);
    },
    'Broken image': async ({ press, card, q }) => {
      await press('Break the picture');
      card.querySelector('img')?.dispatchEvent(new Event('error'));
      expect(await q.findByRole('img', { name: 'Greta, initials' })).toBeVisible();
    },
  }));

test('badges', () =>
  walkCards(BadgesPage, {
    Default: async ({ flip, has }) => {
      await flip('With an icon');
      await has('.tag-solid-primary svg');
    },
    Pill: async ({ pick, has }) => {
      await pick('Soft');
      await has('.tag-primary.rounded-pill');
    },
    Soft: async ({ flip, has }) => {
      await flip('With a dot');
      await has('.tag-info .dot-info');
    },
    Outline: async ({ pick, q }) => {
      await pick('Dashed');
      expect(q.getByText('Primary')).toHaveStyle({ borderStyle: 'dashed' });
    },
    'In headings': async ({ pick, has }) => {
      await pick('Danger');
      await has('h3 .tag-solid-danger');
    },
    'Positioned counter': async ({ press, says }) => {
      await press('One more');
      await press('One more');
      await says(/99\+/);
      await press(/Read all/);
      await says(/No unread letters/);
    },
    'In buttons': async ({ press, q }) => {
      await press('Info 0');
      expect(q.getByRole('button', { name: 'Info 1' })).toBeVisible();
    },
  }));

test('breadcrumb', () =>
  walkCards(BreadcrumbPage, {
    Basic: async ({ slide, q }) => {
      slide('Steps', 1);
      expect(q.getAllByRole('listitem')).toHaveLength(2);
    },
    Icons: async ({ flip, q }) => {
      await flip('With words');
      expect(q.getByText('Feed')).toHaveClass('visually-hidden');
    },
    Dividers: async ({ pick, q }) => {
      await pick('→');
      expect(q.getByRole('list').style.getPropertyValue('--bs-breadcrumb-divider')).toContain('→');
    },
    Overflow: async ({ press, says, q }) => {
      await press('Show full path');
      await says(/East side/);
      await press('Collapse path');
      expect(q.queryByText('East side')).toBeNull();
    },
    'From router matches': async ({ flip, says, q }) => {
      await says(/Base UI.*Gallery page/);
      await flip('Start at the feed');
      expect(q.queryByText('Feed')).toBeNull();
    },
  }));
