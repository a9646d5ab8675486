import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Me, Member } from '@contract/member';
import { updateMe } from '@contract/profile';
import { callApi, type CallOptions } from '@/lib/api/client';
import { meOptions } from './me';
import { memberKey } from './member';
import { defineHandler } from '@/queries/outbox/handler';
import { submit, notifySubmitted } from '@/queries/outbox/submit';
import { updatePostAuthor } from '@/queries/social/post/post';

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

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    profile: { vars: ProfileChanges; response: Me };
  }
}

const urls = new WeakMap<ProfilePicture, string>();

/** An address under which a picture of this device is shown; the same one every time. */
export function profilePictureUrl(picture: ProfilePicture): string {
  const url = urls.get(picture) ?? URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  urls.set(picture, url);
  return url;
}

async function uploadProfilePicture(
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

function setProfile(client: QueryClient, me: Me): void {
  client.setQueryData(meOptions().queryKey, me);
  client.setQueryData<Member>(
    memberKey(me.handle),
    (member) => member && { ...member, ...profileFields(me) },
  );
  updatePostAuthor(client, me);
}
const profileFields = ({ name, bio, avatarUrl, bannerUrl }: Me) => ({ name, bio, avatarUrl, bannerUrl });

const optimisticPictureUrl = (
  picture: ProfilePicture | null | undefined,
  before: string | null,
): string | null => (picture === undefined ? before : picture && profilePictureUrl(picture));

/** A change of the own page, for the outbox. Each changes what it names: none stands for another. */
export const profileHandler = defineHandler({
  scope: (_changes: ProfileChanges) => 'profile',
  send: async ({ name, bio, avatar, banner }, options) => {
    const ids = {
      avatar: await uploadProfilePicture('avatar', avatar, options),
      banner: await uploadProfilePicture('banner', banner, options),
    };
    return callApi(updateMe, { body: { name, bio, ...ids } }, options);
  },
  affectedKeys: () => [['me'], ['member']],
  applyOptimistic: (client, { name, bio, avatar, banner }) => {
    const me = client.getQueryData(meOptions().queryKey);
    if (!me) return;
    const { avatarUrl, bannerUrl } = me;
    setProfile(client, {
      ...me,
      name,
      bio,
      avatarUrl: optimisticPictureUrl(avatar, avatarUrl),
      bannerUrl: optimisticPictureUrl(banner, bannerUrl),
    });
  },
  settle: (client, _changes, answer: Me) => setProfile(client, answer),
  rollback: (client) =>
    void client.invalidateQueries({ queryKey: ['me'], refetchType: 'all' }).then(() => syncProfile(client)),
  label: () => 'Profile',
  text: ({ name, bio }) => (bio ? `${name}: ${bio}` : name),
  isEditable: () => true,
});

function syncProfile(client: QueryClient): void {
  const me = client.getQueryData(meOptions().queryKey);
  if (me) setProfile(client, me);
}

/** A form's words, and the waiting write they take the place of. */
interface ProfileSubmission extends ProfileChanges {
  replaces?: string | undefined;
}

/** Changes the own name, bio, face or banner: null where it waits in the outbox. The form shows a refusal. */
export const saveProfileOptions = () =>
  mutationOptions({
    mutationFn: ({ replaces, ...vars }: ProfileSubmission, { client }) =>
      submit<Me>(
        client,
        { kind: 'profile', vars, ...(replaces ? { replaces } : {}) },
        { failure: 'The profile was not saved' },
      ),
    onSuccess: (answer) => notifySubmitted(answer, 'Profile saved'),
    networkMode: 'always',
  });
