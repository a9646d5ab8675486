import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDirectConversation } from '@contract/message/conversation';
import { listMessages, sendMessage } from '@contract/message/message';
import { follow } from '@contract/member/profile';
import { ines } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { createMember, createTestService } from '../../support/pages/test-service';
import {
  FakeAudio,
  FakeAudioContext,
  FakeMediaRecorder,
  FakeMicrophone,
} from '../../support/pages/fake-sound';
import { peaks, uploadRecording } from '../../support/service/voice-note';

const ada = createMember('Ada');
let microphone = new FakeMicrophone();

beforeEach(() => {
  microphone = new FakeMicrophone();
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('Audio', FakeAudio);
  Object.defineProperty(navigator, 'mediaDevices', { value: microphone, configurable: true });
});

async function createConversation() {
  const service = await createTestService();
  const { handle } = await service.me(ines);
  const { handle: other } = await service.me(ada);
  await service.call(ines, follow, { params: { handle: other } });
  const { id } = await service.call(ada, openDirectConversation, { params: { handle } });
  const sent = async () => (await service.call(ines, listMessages, { params: { conversationId: id } })).items;
  return { ...service, id, sent };
}

describe('voice notes', () => {
  it('records, listens, sends and plays in the conversation', async () => {
    const { id, sent } = await createConversation();
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Record a voice note' }));
    await user.click(await screen.findByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(microphone.isOn).toBe(false));
    await user.click(await screen.findByRole('button', { name: 'Play voice note' }));
    expect(await screen.findByRole('button', { name: 'Pause voice note' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send recording' }));
    await waitFor(async () =>
      expect(await sent()).toMatchObject([
        { text: '', voice: { peaks: { length: 48 }, type: 'audio/webm' } },
      ]),
    );
    const log = within(await screen.findByRole('log', { name: /^Messages with/ }));
    expect(await log.findByRole('button', { name: 'Play voice note' })).toBeVisible();
    expect(log.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^0:00 of /),
    );
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  });

  it.each([
    ['NotAllowedError', 'Allow the microphone in the address bar, then try again.'],
    ['NotFoundError', 'Connect a microphone, then try again.'],
  ])('says what to do after %s', async (name, text) => {
    const { id } = await createConversation();
    microphone.problem = new DOMException('', name);
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Record a voice note' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();
  });

  it('discards a short recording by Escape, and a long one after a question', async () => {
    const { id, sent } = await createConversation();
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    const begun = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(begun);
    await user.click(await screen.findByRole('button', { name: 'Record a voice note' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop recording' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveFocus();
    expect(microphone.isOn).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Record a voice note' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop recording' })).toHaveFocus());
    clock.mockReturnValue(begun + 7_000);
    expect(await screen.findByText('Recording 0:07')).toBeVisible();
    clock.mockRestore();
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard this recording?' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(await sent()).toEqual([]);
  });

  it('plays one voice note at a time, from where the slider is moved', async () => {
    const { id, call, request } = await createConversation();
    for (let count = 0; count < 2; count += 1) {
      const voice = { id: (await uploadRecording(request, ada.uid)).id, seconds: 21, peaks };
      await call(ada, sendMessage, {
        params: { conversationId: id },
        body: { id: randomUUID(), text: '', voice },
      });
    }
    const { user } = await renderApp(`/apps/chat?conversation=${id}`);
    const [first, second] = await screen.findAllByRole('button', { name: 'Play voice note' });
    if (!first || !second) throw new Error('two voice notes are expected');
    await user.click(first);
    await waitFor(() => expect(first).toHaveAccessibleName('Pause voice note'));
    await user.click(second);
    await waitFor(() => expect(second).toHaveAccessibleName('Pause voice note'));
    expect(first).toHaveAccessibleName('Play voice note');
    const [, slider] = screen.getAllByRole('slider', { name: 'Position' });
    if (!slider) throw new Error('two sliders are expected');
    fireEvent.change(slider, { target: { value: '7' } });
    expect(slider).toHaveAttribute('aria-valuetext', '0:07 of 0:21');
  });
});
