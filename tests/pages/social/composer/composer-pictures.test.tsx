import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listMemberPosts } from '@contract/member/profile';
import { listScheduledPosts } from '@contract/post/scheduled-post';
import { toNewPost, sendBlocker, countMissingAlt } from '@/components/social/composer/draft-to-post';
import { findEmoji } from '@/data/emoji';
import { deleteDrafts, readDraft } from '@/lib/storage/draft';
import { type DraftPicture, emptyDraft, emptyDraftPost, getDraftPictureIds } from '@/lib/storage/draft-types';
import { readPicture } from '@/lib/storage/picture-store';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createTestService } from '../../../support/pages/test-service';
import { solidPicture } from '../../../support/service/upload-picture';

const field = () => screen.findByLabelText('What’s happening on your square');
const bytes = new Uint8Array(await solidPicture(4, 3).png().toBuffer());
const photo = (name = 'lamp.png', type = 'image/png') => new File([bytes], name, { type });
const picture = (alt = ''): DraftPicture => ({
  id: crypto.randomUUID(),
  alt,
  width: 4,
  height: 3,
});

describe('a draft with pictures and a thread', () => {
  const lamp = picture('A lamp');
  const undescribed = picture();
  const draft = {
    ...emptyDraft,
    pictures: [lamp],
    continued: [{ ...emptyDraftPost, text: 'Two', pictures: [undescribed] }, emptyDraftPost],
  };

  it('drops empty parts before sending', () => {
    expect(toNewPost(draft, {})).toEqual({
      text: '',
      audience: 'public',
      media: [{ id: lamp.id, alt: 'A lamp' }],
      continued: [{ text: 'Two', media: [{ id: undescribed.id, alt: '' }] }],
    });
    expect(getDraftPictureIds(draft)).toEqual([lamp.id, undescribed.id]);
    expect(countMissingAlt(draft)).toBe(1);
  });

  it('names the post that blocks sending', () => {
    expect(sendBlocker(draft)).toBeNull();
    const long = { ...draft, continued: [{ ...emptyDraftPost, text: 'é'.repeat(501) }] };
    expect(sendBlocker(long)).toBe('Post 2: Remove 1 character.');
    expect(sendBlocker({ ...draft, publishAt: '2020-01-01T00:00:00.000Z' })).toMatch(/has passed/);
  });
});

it('findEmoji matches the start of a word', () => {
  expect(findEmoji('brea').map(({ sign }) => sign)).toEqual(['🍞']);
  expect(findEmoji('UP').map(({ sign }) => sign)).toContain('👍');
  expect(findEmoji('e').length).toBeLessThanOrEqual(8);
});

describe('the composer', () => {
  beforeEach(async () => {
    await deleteDrafts(ines.uid);
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 4, height: 3, close: () => undefined }),
    );
  });

  it('warns about missing descriptions before sending', async () => {
    const { call } = await createTestService();
    const ownPosts = async () =>
      (await call(ines, listMemberPosts, { params: { handle: 'ines_marchetti' } })).items;
    const { user } = await renderApp('/post');
    await field();
    await user.upload(screen.getByLabelText('Choose pictures'), [photo()]);
    const alt = await screen.findByLabelText('Description of picture 1');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText(/1 picture has no description/)).toBeVisible();
    expect(await ownPosts()).toEqual([]);
    await user.type(alt, 'A lamp');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(async () =>
      expect(await ownPosts()).toMatchObject([
        { text: '', audience: 'public', media: [{ alt: 'A lamp', width: 4, height: 3 }] },
      ]),
    );
  });

  it('uploads a picture once, when it is attached', async () => {
    const { query, call } = await createTestService();
    const countUploads = async () => await query('SELECT count(*)::int AS n FROM media');
    const { user, address } = await renderApp('/post');
    await user.type(await field(), 'With a lamp');
    await user.upload(screen.getByLabelText('Choose pictures'), [photo()]);
    await waitFor(async () => expect(await countUploads()).toEqual([{ n: 1 }]));
    await user.type(screen.getByLabelText('Description of picture 1'), 'A lamp');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(address()).toMatch(/^\/post\/[\da-f-]{36}/));
    expect(await countUploads()).toEqual([{ n: 1 }]);
    const { items } = await call(ines, listMemberPosts, { params: { handle: 'ines_marchetti' } });
    expect(items).toMatchObject([{ media: [{ alt: 'A lamp' }] }]);
  });

  it('restores pictures, descriptions and the thread from the stored draft', async () => {
    await createTestService();
    const key = `${ines.uid}:post`;
    const { user, unmount } = await renderApp('/post');
    await user.type(await field(), 'One');
    await user.upload(screen.getByLabelText('Choose pictures'), [photo(), photo('two.png', 'image/png')]);
    await user.type(await screen.findByLabelText('Description of picture 2'), 'The second');
    await user.click(screen.getByRole('button', { name: 'Move picture 2 earlier' }));
    await user.click(screen.getByRole('button', { name: 'Add a post to the thread' }));
    await user.keyboard('Two');
    await waitFor(async () =>
      expect(await readDraft(key)).toMatchObject({
        text: 'One',
        pictures: [{ alt: 'The second' }, { alt: '' }],
        continued: [{ text: 'Two' }],
      }),
    );
    unmount();
    await renderApp('/post');
    expect(await screen.findByDisplayValue('The second')).toHaveAccessibleName('Description of picture 1');
    expect(await screen.findByDisplayValue('Two')).toBeVisible();
  });

  it('deletes the stored file of a removed picture', async () => {
    await createTestService();
    const key = `${ines.uid}:post`;
    const { user } = await renderApp('/post');
    await field();
    await user.upload(screen.getByLabelText('Choose pictures'), [photo()]);
    await screen.findByLabelText('Description of picture 1');
    await waitFor(async () => expect(await readDraft(key)).not.toBeNull());
    const [stored] = (await readDraft(key))?.pictures ?? [];
    expect(await readPicture(stored?.id ?? '')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(async () => expect(await readPicture(stored?.id ?? '')).toBeNull());
  });

  it('accepts up to four pasted pictures and explains rejections', async () => {
    const { user } = await renderApp('/post');
    await user.click(await field());
    const clipboard = new DataTransfer();
    for (const file of [photo(), photo(), photo(), photo('logo.svg', 'image/svg+xml'), photo(), photo()])
      clipboard.items.add(file);
    await user.paste(clipboard);
    expect(await screen.findByLabelText('Description of picture 4')).toBeVisible();
    expect(screen.getByText(/logo\.svg is not a JPEG/)).toBeVisible();
    expect(screen.getByText(/A post holds up to 4 pictures/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pictures' })).toBeDisabled();
  });

  it('schedules a post', async () => {
    const { call } = await createTestService();
    const { user, address } = await renderApp('/post');
    await user.type(await field(), 'Later');
    await user.click(screen.getByRole('button', { name: 'Publish later' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish later' });
    await user.click(within(dialog).getByRole('button', { name: 'Set time' }));
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(address()).toBe('/scheduled'));
    expect(await screen.findByText('Later')).toBeVisible();
    await waitFor(async () =>
      expect((await call(ines, listScheduledPosts)).items).toMatchObject([{ post: { text: 'Later' } }]),
    );
  });
});
