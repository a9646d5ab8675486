import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayLabel } from '@/components/gallery/pages/timeline/day-label';
import { today } from '@/lib/dates/day';
import { renderApp } from '../../support/pages/render-app';

describe('pricing', () => {
  it('changes every price with the billing period and keeps it in the URL', async () => {
    const { user, address } = await renderApp('/pages/pricing');
    expect(await screen.findByText('$9.00')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(await screen.findByText('$90.00')).toBeVisible();
    expect(screen.queryByText('$9.00')).toBeNull();
    expect(address()).toBe('/pages/pricing?period=yearly');
    expect(screen.getByRole('link', { name: 'Choose Stall' })).toHaveAttribute(
      'href',
      '/webapp/auth/register?plan=stall-yearly',
    );
  });
});

describe('questions', () => {
  it('finds answers, highlights the words and announces the count', async () => {
    const { user } = await renderApp('/pages/faq');
    const box = await screen.findByRole('searchbox', { name: 'Search the questions' });
    await user.type(box, 'chronological');
    expect(await screen.findByRole('heading', { name: 'No matching questions' })).toBeVisible();
    await user.clear(box);
    await user.type(box, 'full stop');
    expect(await screen.findByText('1 answer')).toBeVisible();
    expect(screen.getByText('full stop').tagName).toBe('MARK');
  });

  it('opens the question named in the URL', async () => {
    await renderApp('/pages/faq#q-cancel');
    const question = await screen.findByRole('button', { name: 'How do I cancel?' });
    expect(question).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('timeline', () => {
  it('groups by day, filters by kind and adds a comment', async () => {
    const { user } = await renderApp('/pages/timeline');
    // The newest event is 24 minutes old: from yesterday shortly after midnight.
    const newest = dayLabel(new Date(Date.now() - 24 * 60_000), today());
    expect(await screen.findByRole('heading', { level: 2, name: newest })).toBeVisible();
    const first = within(screen.getByRole('article', { name: 'The market moved under the arcade' }));
    await user.type(first.getByRole('textbox'), 'See you there.');
    await user.click(first.getByRole('button', { name: 'Comment' }));
    expect(await first.findByText('See you there.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Money');
    expect(await screen.findByRole('article', { name: 'Season passes paid' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'The market moved under the arcade' })).toBeNull();
  });

  it('says today and yesterday', () => {
    expect(dayLabel(new Date(2026, 10, 20, 0, 5), '2026-11-20')).toBe('Today');
    expect(dayLabel(new Date(2026, 10, 19, 23, 59), '2026-11-20')).toBe('Yesterday');
    expect(dayLabel(new Date(2026, 9, 2), '2026-11-20')).toBe('October 2026');
  });
});
