import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BasicFormsPage } from '@/components/gallery/forms/basic/BasicFormsPage';
import { walkCards } from '../../../support/pages/walk-cards';

test('basic inputs', () =>
  walkCards(BasicFormsPage, {
    'Input types': async ({ q, says }) => {
      for (const [label, value] of [
        ['Email', 'teo@plaza.test'],
        ['Month', '2027-01'],
        ['Colour', '#2f6f4f'],
      ] as const) {
        fireEvent.change(q.getByLabelText(label), { target: { value } });
        await says(`${label}: ${value}`);
      }
    },
    Sizes: async ({ pick, q }) => {
      await pick('Small');
      expect(q.getByLabelText('Stall')).toHaveClass('form-control-sm');
    },
    States: async ({ pick, q }) => {
      expect(q.getByLabelText('Licence number')).toBeDisabled();
      await pick('Read only');
      expect(q.getByLabelText('Licence number')).toHaveAttribute('readonly');
      expect(q.getByLabelText('Licence number')).toHaveAccessibleDescription(/copied and submitted/);
    },
    'Side by side': async ({ q }) => {
      expect(q.getByLabelText('Invalid, large')).toHaveClass('form-control-lg', 'is-invalid');
      expect(q.getByLabelText('Invalid, large')).toBeInvalid();
      expect(q.getByLabelText('Disabled, small')).toBeDisabled();
    },
    Select: async ({ q, user, says }) => {
      await user.selectOptions(q.getByLabelText('Tram line'), '5 Mill');
      await user.selectOptions(q.getByLabelText('Lines to watch'), '2 Hill');
      await says('5 Mill; watching 1 Harbour, 2 Hill');
    },
    Textarea: async ({ slide, q, user, says }) => {
      slide('Rows', 7);
      expect(q.getByLabelText('What is broken')).toHaveAttribute('rows', '7');
      await user.clear(q.getByLabelText('What is broken'));
      await says('160 of 160 characters left');
    },
    Checks: async ({ q, user, says }) => {
      const all = q.getByRole('checkbox', { name: 'Everything' });
      expect(all).toBePartiallyChecked();
      await user.click(all);
      await says('Bread, Cheese, Flowers');
      await user.click(q.getByRole('checkbox', { name: 'Cheese' }));
      expect(all).toBePartiallyChecked();
    },
    Radios: async ({ pick, says }) => {
      await pick('Sunday');
      await says('DaySunday');
    },
    Switches: async ({ flip, says }) => {
      await flip('Fountain');
      await says('fountain running');
    },
    Colours: async ({ pick, q }) => {
      await pick('Pink');
      expect(q.getByRole('checkbox', { name: 'A box' })).toHaveClass('variant-pink');
    },
    'Input groups': async ({ q, user, press, says }) => {
      const voucher = q.getByLabelText('Voucher');
      await user.type(voucher, 'chair');
      await press('Apply');
      expect(voucher).toHaveAccessibleDescription(/does not exist/);
      await user.clear(voucher);
      await user.type(voucher, 'bench');
      await press('Apply');
      expect(voucher).toHaveAccessibleDescription('Applied: 10% off');
      await says('$3.60');
    },
    'Floating labels': async ({ q, user, says }) => {
      await user.type(q.getByLabelText('Name of the bench'), 'Dora');
      await says('Dora, north');
    },
    Datalist: async ({ q, user, says }) => {
      await user.type(q.getByLabelText('Meeting place'), 'Under the oak');
      await says('Under the oak (your own)');
    },
    Range: async ({ slide, says }) => {
      slide('Height of the jet', 80);
      await says('80% of full height');
    },
    File: async ({ q, user, flip, says }) => {
      await flip('Several at once');
      const files = ['a.png', 'b.png'].map((name) => new File(['1234'], name, { type: 'image/png' }));
      await user.upload(q.getByLabelText('Plan of the stall'), files);
      await says('2 files, 8 B');
    },
  }));
