import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { me, somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const word = { id: somePost({}, 41).id, text: 'spoilers', whole: true, until: '2027-01-05T09:00:00.000Z' };

const serve = (more: Parameters<typeof stubService>[0] = {}) => {
  const words = [word];
  return stubService({
    'GET /me': () => me,
    'GET /suggestions': () => ({ items: [] }),
    'GET /trends': () => ({ items: [] }),
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /muted-words': () => ({ items: words }),
    'GET /muted-words/preview': () => ({ posts: [somePost()], hidden: 3, lookedAt: 152 }),
    'POST /muted-words': ({ body }) => {
      const made = { ...word, id: somePost({}, 42).id, until: null, ...(body as { text: string }) };
      words.unshift({ ...made, until: word.until });
      return Response.json({ id: made.id, text: made.text, whole: made.whole, until: null }, { status: 201 });
    },
    'DELETE /muted-words/:id': ({ path }) => {
      words.splice(
        words.findIndex(({ id }) => path.endsWith(id)),
        1,
      );
      return { done: true };
    },
    ...more,
  });
};

describe('muted words', () => {
  it('shows what a word would hide before it is muted', async () => {
    const calls = serve();
    const { user } = await renderApp('/more/muted-words');
    await user.type(await screen.findByLabelText('Word or phrase'), 'lemons');
    expect(await screen.findByText('It would hide 3 of the latest 152 posts.')).toBeVisible();
    expect(screen.getByText(somePost().text)).toBeVisible();
    await user.click(screen.getByLabelText(/Only as whole words/));
    await user.selectOptions(screen.getByLabelText('How long'), 'For a week');
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByText('lemons')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'lemons',
      whole: false,
      days: 7,
    });
    await waitFor(() => expect(screen.getByLabelText('Word or phrase')).toHaveValue(''));
  });

  it('takes a word away, and brings it back by Undo', async () => {
    const calls = serve();
    const { user } = await renderApp('/more/muted-words');
    await user.click(await screen.findByRole('button', { name: 'Stop muting spoilers' }));
    expect(await screen.findByText('No word is muted')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('No word is muted')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      text: 'spoilers',
      whole: true,
    });
  });

  it('says what is wrong with a word, and keeps it', async () => {
    serve({ 'POST /muted-words': () => problem(400, 'validation', { fields: { text: 'Write a word.' } }) });
    const { user } = await renderApp('/more/muted-words');
    await user.type(await screen.findByLabelText('Word or phrase'), '!!');
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByText('Write a word.')).toBeVisible();
    expect(screen.getByLabelText('Word or phrase')).toHaveValue('!!');
  });
});
