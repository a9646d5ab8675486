import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteDrafts, saveDraft } from '@/lib/storage/draft';
import { emptyDraft } from '@/lib/storage/draft-types';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';

const field = () => screen.findByLabelText('What is happening on your square');

describe('the composer at rest on the feed', () => {
  beforeEach(() => deleteDrafts(ines.uid));

  it('hands over what was typed before it was there, with the focus', async () => {
    const { user } = await renderApp('/');
    const resting = await field();
    await user.type(resting, 'Lamps');
    await waitFor(async () => expect(await field()).not.toBe(resting));
    await user.keyboard(' on');
    expect(await field()).toHaveValue('Lamps on');
    expect(await field()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled();
  });

  it('does what was pressed before it was there', async () => {
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Poll' }));
    expect(await screen.findByLabelText('Option 1')).toBeVisible();
  });

  it('opens at once for a draft that is kept on this device', async () => {
    const key = `${ines.uid}:post`;
    await saveDraft(key, { ...emptyDraft, text: 'Half a sentence' });
    expect(mayHaveDrafts()).toBe(true);
    await renderApp('/');
    await waitFor(async () => expect(await field()).toHaveValue('Half a sentence'));
    await saveDraft(key, emptyDraft);
    expect(mayHaveDrafts()).toBe(false);
  });
});
