import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Me, Member } from '@contract/member';
import { updateMe } from '@contract/profile';
import { call, type CallOptions } from '@/lib/api/client';
import { meOptions } from './me';
import { memberKey } from './member';
import { kind } from '@/queries/outbox/handler';
import { submit, tellSubmitted } from '@/queries/outbox/submit';
import { repaintAuthor } from '@/queries/social/post/post';

/** A picture on its way. Bytes, not a Blob: some browsers cannot keep those. */
export interface ProfilePicture {
  bytes: ArrayBuffer;
  type: string;
}

/** What changes on the own page; a picture that is null is taken away. */
export interface ProfileChanges {
  name: string;
  bio: string;
  avatar?: ProfilePicture | null;
  banner?: ProfilePicture | null;
}

const urls = new WeakMap<ProfilePicture, string>();

/** An address under which a picture of this device is shown; the same one every time. */
export function pictureUrl(picture: ProfilePicture): string {
  const url = urls.get(picture) ?? URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  urls.set(picture, url);
  return url;
}

async function upload(
  name: string,
  picture: ProfilePicture | null | undefined,
  { idempotencyKey, signal }: CallOptions,
): Promise<string | null | undefined> {
  if (!picture) return picture;
  const { uploadPicture } = await import('@/lib/api/upload');
  const sent = await uploadPicture(new Blob([picture.bytes], { type: picture.type }), {
    // Its own key under the change's: however often it is sent, it is kept once.
    idempotencyKey: `${idempotencyKey ?? ''}.${name}`,
    ...(signal ? { signal } : {}),
  });
  return sent.id;
}

function paint(client: QueryClient, me: Me): void {
  client.setQueryData(meOptions().queryKey, me);
  client.setQueryData<Member>(memberKey(me.handle), (member) => member && { ...member, ...shown(me) });
  repaintAuthor(client, me);
}
const shown = ({ name, bio, avatarUrl, bannerUrl }: Me) => ({ name, bio, avatarUrl, bannerUrl });

const urlOf = (picture: ProfilePicture | null | undefined, before: string | null): string | null =>
  picture === undefined ? before : picture && pictureUrl(picture);

/** A change of the own page, for the outbox. Each changes what it names: none stands for another. */
export const profileKind = kind({
  scope: (_changes: ProfileChanges) => 'profile',
  send: async ({ name, bio, avatar, banner }, options) => {
    const ids = {
      avatar: await upload('avatar', avatar, options),
      banner: await upload('banner', banner, options),
    };
    return call(updateMe, { body: { name, bio, ...ids } }, options);
  },
  over: () => [['me'], ['member']],
  show: (client, { name, bio, avatar, banner }) => {
    const me = client.getQueryData(meOptions().queryKey);
    if (!me) return;
    const { avatarUrl, bannerUrl } = me;
    paint(client, {
      ...me,
      name,
      bio,
      avatarUrl: urlOf(avatar, avatarUrl),
      bannerUrl: urlOf(banner, bannerUrl),
    });
  },
  settle: (client, _changes, answer: Me) => paint(client, answer),
  withdraw: (client) =>
    void client.invalidateQueries({ queryKey: ['me'], refetchType: 'all' }).then(() => paintKnown(client)),
  name: () => 'Profile',
  text: ({ name, bio }) => (bio ? `${name}: ${bio}` : name),
  form: () => true,
});

function paintKnown(client: QueryClient): void {
  const me = client.getQueryData(meOptions().queryKey);
  if (me) paint(client, me);
}

/** A form's words, and the waiting write they take the place of. */
interface Change extends ProfileChanges {
  replaces?: string | undefined;
}

/** Changes the own name, bio, face or banner: null where it waits in the outbox. The form shows a refusal. */
export const saveProfileOptions = () =>
  mutationOptions({
    mutationFn: ({ replaces, ...vars }: Change, { client }) =>
      submit<Me>(
        client,
        { kind: 'profile', vars, ...(replaces ? { replaces } : {}) },
        { failure: 'The profile was not saved' },
      ),
    onSuccess: (answer) => tellSubmitted(answer, 'Profile saved'),
    networkMode: 'always',
  });
