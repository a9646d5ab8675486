import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileUploadsPage } from '@/components/gallery/forms/file-uploads/FileUploadsPage';
import { renderApp } from '../../../support/pages/render-app';
import { walkCards } from '../../../support/pages/walk-cards';

const picture = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('file uploads', () =>
  walkCards(FileUploadsPage, {
    'Drop zone': async ({ q, user, press, says, hasNot }) => {
      await user.upload(q.getByLabelText('Choose a file'), new File(['minutes'], 'minutes.txt'));
      await says('Stored in this browser');
      await press('Remove minutes.txt');
      await hasNot('.uploads li');
      fireEvent.paste(q.getByRole('group', { name: /drop or paste/ }), {
        clipboardData: { files: [picture('pasted.png')] },
      });
      await says('pasted.png');
    },
    'Several with limits': async ({ q, slide, says }) => {
      slide('Files at most', 1);
      fireEvent.change(q.getByLabelText('Choose pictures'), {
        target: {
          files: [
            new File(['a'], 'a.txt', { type: 'text/plain' }),
            picture('large.png', 2_100_000),
            picture('first.png'),
            picture('second.png'),
          ],
        },
      });
      await says('a.txt has an unsupported type.');
      await says('large.png is 2.1 MB. The limit is 2.0 MB.');
      await says('second.png was not added: the list is full.');
    },
    'Picture previews': async ({ q, user, has }) => {
      await user.upload(q.getByLabelText('Add to the album'), [picture('a.png'), picture('b.png')]);
      await has('.uploads-gallery li:nth-child(2) img');
    },
    'Cancel and retry': async ({ q, user, flip, press, says }) => {
      await user.upload(q.getByLabelText('Send a recording'), picture('band.png', 3_000_000));
      await says('The upload failed');
      await flip('Simulate a failed upload');
      await press('Retry band.png');
      expect(q.getByRole('progressbar', { name: 'Sending band.png' })).toBeInTheDocument();
      await press('Cancel band.png');
      await says('Stopped');
    },
    'Profile picture with crop': async ({ q, user }) => {
      expect(q.getByRole('button', { name: 'Save' })).toBeDisabled();
      await user.upload(q.getByLabelText('Choose a profile picture'), picture('me.png'));
      const dialog = await screen.findByRole('dialog', { name: 'Choose the part to show' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(dialog).not.toBeInTheDocument();
    },
  }));

/** Fake network: responds to the last upload on demand. */
class Line {
  static sent: Line[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  address = '';
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
    Line.sent.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send = () => undefined;
  abort = () => this.onabort();
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}
const lastSent = async (count: number): Promise<Line> => {
  await waitFor(() => expect(Line.sent).toHaveLength(count));
  return Line.sent[count - 1] ?? new Line();
};

test('uploads a member’s pictures, cancels, fails and retries under the same key', async () => {
  vi.stubGlobal('XMLHttpRequest', Line);
  const { user } = await renderApp('/forms/file-uploads');
  const card = within(await screen.findByRole('article', { name: /^Drop zone/ }));
  const says = (text: string | RegExp) => card.findByText(text, { exact: false });
  await user.upload(card.getByLabelText('Choose a file'), picture('square.png'));
  const first = await lastSent(1);
  expect(first.address).toBe('POST /api/v1/media');
  expect(first.headers).toMatchObject({ 'Content-Type': 'image/png', Authorization: expect.any(String) });
  first.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(await card.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await user.click(card.getByRole('button', { name: 'Cancel square.png' }));
  await says('Stopped');

  await user.click(card.getByRole('button', { name: 'Retry square.png' }));
  (await lastSent(2)).answer(422, {
    type: 'about:blank',
    title: 'Not valid',
    status: 422,
    code: 'validation',
    requestId: 'r1',
    fields: { picture: 'This picture is damaged and cannot be read.' },
  });
  await says('This picture is damaged');

  await user.click(card.getByRole('button', { name: 'Retry square.png' }));
  const third = await lastSent(3);
  expect(third.headers['Idempotency-Key']).toBe(first.headers['Idempotency-Key']);
  const id = '0199a4e6-7a1e-7c4e-8a50-2f3f6f0f7a11';
  third.answer(201, { id, url: `/api/v1/media/${id}`, width: 640, height: 480, still: null });
  await says('Stored by the service, 640 × 480');

  await user.upload(card.getByLabelText('Choose a file'), new File(['minutes'], 'minutes.txt'));
  await says('Stored in this browser');
  expect(Line.sent).toHaveLength(3);
});
