import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GridPage } from '@/components/gallery/ui/grid/GridPage';
import { PlaceholdersPage } from '@/components/gallery/ui/placeholders/PlaceholdersPage';
import { ProgressPage } from '@/components/gallery/ui/progress/ProgressPage';
import { RatioPage } from '@/components/gallery/ui/ratio/RatioPage';
import { SpinnersPage } from '@/components/gallery/ui/spinners/SpinnersPage';
import { UtilitiesPage } from '@/components/gallery/ui/utilities/UtilitiesPage';
import { type Card, walkCards } from '../../../support/pages/walk-cards';

test('grid', () =>
  walkCards(GridPage, {
    'Rows and stacks': async ({ pick, has }) => {
      await pick('6');
      await has('.stack-6 .row-6');
    },
    'Columns of fields': async ({ pick, has }) => {
      await pick('Two');
      await has('.fields-2');
    },
    Breakpoints: async ({ flip, q, says }) => {
      expect(q.getByRole('row', { current: true })).toHaveTextContent('now');
      await flip('In rem');
      await says(/36 rem/);
    },
    'Auto columns': async ({ slide, pick, card, has }) => {
      slide('Columns', 5);
      await waitFor(() => expect(card.querySelectorAll('.cell')).toHaveLength(5));
      await pick('Half');
      await has('.col-6');
    },
    'Row columns': async ({ slide, has }) => {
      slide('In a line', 2);
      await has('.row-cols-2');
    },
    Offsets: async ({ slide, has }) => {
      slide('Offset', 5);
      await has('.offset-5');
    },
    Order: async ({ press, q }) => {
      await press('Rotate the order');
      expect(q.getByText('Bread').parentElement).toHaveClass('order-2');
    },
    Gutters: async ({ slide, has }) => {
      slide('Between columns', 5);
      await has('.gx-5');
    },
    Nesting: async ({ flip, hasNot }) => {
      await flip('A row inside');
      await hasNot('.row .row');
    },
    'Current breakpoint': async ({ flip, says }) => {
      await flip('With the width');
      await says(`${window.innerWidth} pixels wide`);
    },
  }));

const narrows = async ({ slide, card }: Card) => {
  slide('Width', 40);
  await waitFor(() => expect(card.querySelector('figure')).toHaveStyle({ width: '40%' }));
};

test('ratio', () =>
  walkCards(RatioPage, {
    '1 to 1': narrows,
    '4 to 3': narrows,
    '16 to 9': narrows,
    '21 to 9': narrows,
    Custom: async ({ slide, q }) => {
      slide('Down', 5);
      expect(await q.findByRole('img', { name: 'Tiles, cut to 5 to 5' })).toBeVisible();
    },
    Embeds: async ({ press, q, has }) => {
      await press('Load the scene');
      expect(q.getByRole('img', { name: 'The square at sunset' })).toBeVisible();
      await has('svg.art-brand');
    },
  }));

test('placeholders', () =>
  walkCards(PlaceholdersPage, {
    Width: async ({ slide, card }) => {
      slide('Last line', 30);
      await waitFor(() =>
        expect(card.querySelector('.placeholder:last-child')).toHaveStyle({ width: '30%' }),
      );
    },
    Colour: async ({ flip, has }) => {
      await flip('Full strength');
      await has('.variant-purple.opacity-100');
    },
    Size: async ({ pick, has }) => {
      await pick('Large');
      await has('.placeholder-lg');
    },
    'Glow and wave': async ({ pick, has }) => {
      await pick('Wave');
      await has('.placeholder-wave');
    },
    'Card skeleton': async ({ flip, says, q }) => {
      expect(q.getByRole('status', { name: 'Loading the café' })).toBeVisible();
      await flip('Loaded');
      await says(/Corner café/);
    },
  }));

test('progress', () =>
  walkCards(ProgressPage, {
    Labels: async ({ slide, pick, q }) => {
      slide('Sent', 90);
      await pick('Inside');
      expect(q.getByRole('progressbar')).toHaveTextContent('90%');
    },
    Height: async ({ slide, q }) => {
      slide('Height', 24);
      expect(q.getAllByRole('progressbar')[0]).toHaveStyle({ height: '24px' });
    },
    Colours: async ({ slide, q }) => {
      slide('First bar', 10);
      expect(q.getByRole('progressbar', { name: 'Primary' })).toHaveAttribute('aria-valuenow', '10');
    },
    Multiple: async ({ slide, q }) => {
      slide('Pictures', 60);
      expect(q.getByRole('progressbar', { name: 'Pictures' })).toHaveAttribute('aria-valuenow', '60');
    },
    Striped: async ({ pick, has }) => {
      await pick('Info');
      await has('.progress-bar-striped.variant-info');
    },
    Animated: async ({ press, has, q }) => {
      await press('Turn the tap on');
      await has('.progress-bar-animated');
      await waitFor(() =>
        expect(Number(q.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(20),
      );
      await press('Turn the tap off');
    },
    Steps: async ({ press, q }) => {
      await press('Next step');
      expect(q.getByRole('button', { current: 'step' })).toHaveTextContent('Table');
    },
    Indeterminate: async ({ flip, says, q }) => {
      expect(q.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
      await flip('Still waiting');
      await says(/The tram is here/);
    },
  }));

test('spinners', () =>
  walkCards(SpinnersPage, {
    Border: async ({ slide, q }) => {
      slide('Line', 7);
      expect(q.getByLabelText('Loading the market').style.getPropertyValue('--bs-spinner-border-width')).toBe(
        '7px',
      );
    },
    Grow: async ({ pick, q }) => {
      await pick('Quick');
      expect(
        q.getByLabelText('Loading the lamps').style.getPropertyValue('--bs-spinner-animation-speed'),
      ).toBe('0.4s');
    },
    Colours: async ({ pick, has }) => {
      await pick('Disc');
      await has('.spinner-grow.variant-orange');
    },
    Alignment: async ({ pick, has }) => {
      await pick('End');
      await has('.justify-content-end');
    },
    Sizes: async ({ slide, q }) => {
      slide('The last one', 80);
      expect(q.getByLabelText('Loading, your own')).toHaveStyle({ width: '80px' });
    },
    'In buttons': async ({ press, q }) => {
      await press('Count the lamps');
      expect(q.getByRole('button', { name: 'Counting the lamps' })).toHaveAttribute('aria-disabled', 'true');
    },
    'Spoken text': async ({ flip, q }) => {
      expect(q.getByText('Asking the lamp keeper')).toHaveClass('visually-hidden');
      await flip('Show the words');
      expect(q.getByText('Asking the lamp keeper')).not.toHaveClass('visually-hidden');
    },
  }));

const copies = async ({ press, q }: Card, className: string) => {
  await press(`Copy ${className}`);
  await q.findByText(`Copied ${className}`);
  expect(await navigator.clipboard.readText()).toBe(className);
};

test('utilities copy their class', () =>
  walkCards(UtilitiesPage, {
    Backgrounds: async (card) => {
      await card.pick('Tint');
      await copies(card, 'variant-pink variant-tinted');
    },
    'Text colours': async (card) => {
      await card.flip('Bold');
      await copies(card, 'variant-info variant-text fw-bold');
    },
    'Borders and radius': async (card) => {
      await card.pick('Danger');
      await card.has('.utility-swatch.variant-danger');
      await copies(card, 'border rounded-pill');
    },
    Shadows: async (card) => {
      await card.flip('Round');
      await card.has('.utility-swatch.rounded-circle');
      await copies(card, 'shadow-lg');
    },
    Sizing: async (card) => {
      await card.pick('Height');
      await copies(card, 'h-75');
    },
    Opacity: async (card) => {
      await card.pick('Success');
      await card.has('.utility-swatch.variant-success');
      await copies(card, 'opacity-50');
    },
    Overflow: async (card) => {
      await card.flip('More words than fit');
      expect(card.q.getByRole('region', { name: 'overflow-auto' })).not.toHaveTextContent('at night');
      await copies(card, 'overflow-auto');
    },
    Position: async (card) => {
      await card.flip('Centred on the point');
      await copies(card, 'position-absolute top-0 start-0 translate-middle');
    },
    'Object fit': async (card) => {
      await card.pick('Tram');
      expect(card.q.getByRole('img', { name: 'The tram, object-fit-cover' })).toBeVisible();
      await copies(card, 'object-fit-cover');
    },
    Layers: async (card) => {
      await card.pick('3');
      await card.has('.swatch.z-3.variant-success');
      await copies(card, 'z-2');
    },
    Interactions: async (card) => {
      await card.user.click(card.q.getAllByRole('button', { name: 'Under the arches' })[0] ?? card.card);
      await card.says(/clicked 1 time/);
      await copies(card, 'user-select-all');
    },
  }));
