import { expect, test } from 'vitest';
import { LinksPage } from '@/components/gallery/ui/links/LinksPage';
import { TypographyPage } from '@/components/gallery/ui/typography/TypographyPage';
import { walkCards } from '../../../support/pages/walk-cards';

test('links', () =>
  walkCards(LinksPage, {
    Colours: async ({ flip, hasNot }) => {
      await flip('Underlined');
      await hasNot('.link-line');
    },
    Opacity: async ({ pick, has }) => {
      await pick('Info');
      await pick('50');
      await has('a.variant-info.link-opacity-50');
    },
    'Underline colour': async ({ pick, has }) => {
      await pick('Pink');
      await has('a.variant-pink');
    },
    'Underline offset': async ({ pick, has }) => {
      await pick('3');
      await has('a.link-offset-3');
    },
    'Underline opacity': async ({ pick, has }) => {
      await pick('25');
      await has('a.link-underline-opacity-25');
    },
    'Hover variants': async ({ pick, has }) => {
      await pick('Mark');
      await has('a.hoverable');
    },
    Stretched: async ({ flip, hasNot }) => {
      await flip('Stretched');
      await hasNot('.stretched-link');
    },
    External: async ({ flip, q }) => {
      expect(q.getByRole('link', { name: /opens a new tab/ })).toHaveAttribute('rel', 'noopener noreferrer');
      await flip('In a new tab');
      expect(q.getByRole('link', { name: 'Patterns for accessible parts' })).not.toHaveAttribute('target');
    },
  }));

test('typography', () =>
  walkCards(TypographyPage, {
    Headings: async ({ flip, says }) => {
      await flip('With muted text');
      await says(/Heading 1 under the arches/);
    },
    Display: async ({ slide, has }) => {
      slide('Step', 2);
      await has('.display-2');
    },
    Lead: async ({ flip, hasNot }) => {
      await flip('Lead');
      await hasNot('.lead');
    },
    Inline: async ({ pick, has }) => {
      await pick('kbd');
      await has('kbd');
    },
    Blockquotes: async ({ pick, has }) => {
      await pick('Centre');
      await has('figure.text-center');
    },
    Lists: async ({ pick, has }) => {
      await pick('Numbers');
      await has('ol');
    },
    'Description lists': async ({ flip, hasNot }) => {
      await flip('Side by side');
      await hasNot('.fact-list');
    },
    Alignment: async ({ pick, has }) => {
      await pick('End');
      await has('p.text-end');
    },
    Truncation: async ({ pick, has }) => {
      await pick('Three lines');
      await has('.clamp-3');
    },
    Code: async ({ pick, q }) => {
      await pick('Block');
      expect(q.getByRole('region', { name: 'A toast in code' })).toHaveTextContent('notify(');
    },
  }));
