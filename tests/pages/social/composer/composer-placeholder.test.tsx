import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteDrafts, saveDraft } from '@/lib/storage/draft';
import { emptyDraft } from '@/lib/storage/draft-types';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';

const field = () => screen.findByLabelText('What’s happening on your square');

describe('the composer placeholder', () => {
  beforeEach(() => deleteDrafts(ines.uid));

  it('hands early text and focus to the composer', async () => {
    const { user } = await renderApp('/');
    const placeholder = await field();
    await user.type(placeholder, 'Lamps');
    await waitFor(async () => expect(await field()).not.toBe(placeholder));
    await user.keyboard(' on');
    expect(await field()).toHaveValue('Lamps on');
    expect(await field()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled();
  });

  it('repeats an early button press', async () => {
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Poll' }));
    expect(await screen.findByLabelText('Option 1')).toBeVisible();
  });

  it('opens the composer at once for a stored draft', async () => {
    const key = `${ines.uid}:post`;
    await saveDraft(key, { ...emptyDraft, text: 'Half a sentence' });
    expect(mayHaveDrafts()).toBe(true);
    await renderApp('/');
    await waitFor(async () => expect(await field()).toHaveValue('Half a sentence'));
    await saveDraft(key, emptyDraft);
    expect(mayHaveDrafts()).toBe(false);
  });
});
