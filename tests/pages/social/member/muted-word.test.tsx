import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addMutedWord, listMutedWords, type MutedWord } from '@contract/member/muted-word';
import { mutedWordsOptions } from '@/queries/social/muted-word';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const WEEK = 7 * 86_400_000;

describe('muted words', () => {
  it('previews what a word would hide', async () => {
    const { write, call } = await createTestService();
    const amara = createMember('Amara Diallo');
    for (const text of ['Lemons at the corner', 'Two lemons for one', 'The tram is early'])
      await write(amara, text);
    const { user } = await renderApp('/more/muted-words');
    await user.type(await screen.findByLabelText('Word or phrase'), 'lemons');
    expect(await screen.findByText('It would hide 2 of the latest 3 posts.')).toBeVisible();
    expect(screen.getByText('Lemons at the corner')).toBeVisible();
    await user.click(screen.getByLabelText(/Whole words only/));
    await user.selectOptions(screen.getByLabelText('How long'), 'For a week');
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByRole('button', { name: 'Unmute lemons' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Word or phrase')).toHaveValue(''));
    await waitFor(async () => {
      const [word] = (await call(ines, listMutedWords)).items;
      expect(word).toMatchObject({ text: 'lemons', whole: false });
      expect(Math.abs(Date.parse(word?.until ?? '') - Date.now() - WEEK)).toBeLessThan(60_000);
    });
  });

  it('finds words of a script without spaces inside a sentence', async () => {
    const { write, call } = await createTestService();
    await write(createMember('Amara Diallo'), '広場の猫が好きです');
    const { user } = await renderApp('/more/muted-words');
    await user.type(await screen.findByLabelText('Word or phrase'), '猫');
    expect(await screen.findByText('It would hide the latest post.')).toBeVisible();
    expect(screen.getByLabelText(/Whole words only/)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    await waitFor(async () =>
      expect((await call(ines, listMutedWords)).items).toMatchObject([{ text: '猫', whole: false }]),
    );
    await user.type(screen.getByLabelText('Word or phrase'), 'cat');
    expect(screen.getByLabelText(/Whole words only/)).toBeChecked();
  });

  it('says nothing of a word before the answer about it', async () => {
    const { write } = await createTestService();
    await write(createMember('Amara Diallo'), 'Lemons at the corner');
    const { user } = await renderApp('/more/muted-words');
    const field = await screen.findByLabelText('Word or phrase');
    await user.type(field, 'lemons');
    expect(await screen.findByText('It would hide the latest post.')).toBeVisible();
    let asked = false;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    injectFault('GET /muted-words/preview', async (pass) => {
      asked = true;
      await answered;
      return pass();
    });
    await user.clear(field);
    await user.type(field, 'trams');
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.getByText('Searching')).toBeVisible();
    expect(screen.queryByText('Lemons at the corner')).toBeNull();
    answer();
    expect(await screen.findByText('The latest post does not match.')).toBeVisible();
  });

  it('unmutes a word and restores it by Undo', async () => {
    const { call } = await createTestService();
    await call(ines, addMutedWord, { body: { text: 'spoilers', whole: true, days: 30 } });
    const { user } = await renderApp('/more/muted-words');
    await user.click(await screen.findByRole('button', { name: 'Unmute spoilers' }));
    expect(await screen.findByText('No muted words')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Unmute spoilers' })).toBeVisible();
    await waitFor(async () =>
      expect((await call(ines, listMutedWords)).items).toMatchObject([{ text: 'spoilers', whole: true }]),
    );
  });

  it('drops a word when its mute expires', async () => {
    await createTestService();
    const { queryClient } = await renderApp('/more/muted-words');
    expect(await screen.findByText('No muted words')).toBeVisible();
    const until = new Date(Date.now() + 500).toISOString();
    act(() => {
      queryClient.setQueryData<MutedWord[]>(mutedWordsOptions().queryKey, [
        { id: 'ended', text: 'derby', whole: true, until },
      ]);
    });
    expect(await screen.findByText('derby')).toBeVisible();
    expect(await screen.findByText('No muted words')).toBeVisible();
  });

  it('shows the problem of a rejected word and keeps the text', async () => {
    await createTestService();
    injectFault(
      'POST /muted-words',
      respondWithProblem(400, 'validation', { fields: { text: 'Write a word.' } }),
    );
    const { user } = await renderApp('/more/muted-words');
    await user.type(await screen.findByLabelText('Word or phrase'), '!!');
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByText('Write a word.')).toBeVisible();
    expect(screen.getByLabelText('Word or phrase')).toHaveValue('!!');
  });
});
