import { expect, test } from 'vitest';
import { FormLayoutsPage } from '@/components/gallery/forms/layouts/FormLayoutsPage';
import { walkCards } from '../../../support/pages/walk-cards';

test('form layouts', () =>
  walkCards(FormLayoutsPage, {
    Basic: async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Name'), 'Teo');
      await press('Ask for a stall');
      await says('Name: Teo, Goods:');
    },
    'Form grid': async ({ slide, has }) => {
      slide('Columns of the street', 4);
      await has('.field.col-sm-8');
    },
    Horizontal: async ({ q, user, pick, press, says }) => {
      await user.type(q.getByLabelText('Thing'), 'A red glove');
      await pick('Tram');
      await press('Hand it in');
      await says('Thing: A red glove, Place: Tram');
    },
    'Label sizing': async ({ pick, has }) => {
      await pick('Large');
      await has('label.col-form-label-lg');
    },
    Inline: async ({ q, user, press, says }) => {
      await user.selectOptions(q.getByLabelText('Line'), '3');
      await press('Next tram');
      await says('From: Harbour, Line: 3');
    },
    'Auto sizing': async ({ flip, hasNot }) => {
      await flip('Only as wide as needed');
      await hasNot('.col-sm-auto');
    },
    Floating: async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Seats'), '40');
      await press('Announce');
      await says('Seats: 40');
    },
    'Sticky actions': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Noon'), 'The brass band');
      await says('1 not saved');
      await press('Save');
      await says('All changes saved');
      expect(q.getByRole('button', { name: 'Discard' })).toBeDisabled();
    },
    'Stacked sections': async ({ flip, hasNot }) => {
      await flip('Headings beside the fields');
      await hasNot('.col-md-4');
    },
  }));
