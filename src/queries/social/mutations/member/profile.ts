import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Me } from '@contract/member/member';
import type { ProfileField } from '@contract/member/profile-field';
import { updateMe } from '@contract/member/profile';
import { callApi, type CallOptions } from '@/lib/api/client';
import { meOptions } from '@/queries/social/member/me';
import { updateQuery } from '@/queries/optimistic';
import { memberOptions } from '@/queries/social/member/member';
import { defineHandler } from '@/queries/outbox/handler';
import { submit, notifySubmitted } from '@/queries/outbox/submit';
import { updatePostAuthor } from '@/queries/social/post/post-updates';
import { profileChangesText } from '@/messages/social/changes/profile';

/** Bytes instead of a Blob: some browsers cannot store Blobs in IndexedDB. */
export interface ProfilePicture {
  bytes: ArrayBuffer;
  type: string;
}

/** A null picture is removed, an absent one stays. */
export interface ProfileChanges {
  name: string;
  bio: string;
  /** Absent in writes that an earlier version has stored. */
  fields?: ProfileField[];
  avatar?: ProfilePicture | null;
  banner?: ProfilePicture | null;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    profile: { vars: ProfileChanges; response: Me };
  }
}

const urls = new WeakMap<ProfilePicture, string>();

/** Object URL, the same for every call. */
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
    // Derived idempotency key: retries store the picture once.
    idempotencyKey: `${idempotencyKey ?? ''}.${name}`,
    ...(signal ? { signal } : {}),
  });
  return sent.id;
}

function setProfile(client: QueryClient, me: Me): void {
  client.setQueryData(meOptions().queryKey, me);
  updateQuery(client, memberOptions(me.handle), (member) => ({ ...member, ...profileFields(me) }));
  updatePostAuthor(client, me);
}
const profileFields = ({ name, bio, fields, avatarUrl, bannerUrl }: Me) => ({
  name,
  bio,
  fields,
  avatarUrl,
  bannerUrl,
});

const optimisticPictureUrl = (
  picture: ProfilePicture | null | undefined,
  before: string | null,
): string | null => (picture === undefined ? before : picture && profilePictureUrl(picture));

/** No coalesce key: each change may touch other fields. */
export const profileHandler = defineHandler({
  scope: (_changes: ProfileChanges) => 'profile',
  send: async ({ name, bio, fields, avatar, banner }, options) => {
    const ids = {
      avatar: await uploadProfilePicture('avatar', avatar, options),
      banner: await uploadProfilePicture('banner', banner, options),
    };
    return callApi(updateMe, { body: { name, bio, fields, ...ids } }, options);
  },
  affectedKeys: () => [['me'], ['member']],
  applyOptimistic: (client, { name, bio, fields, avatar, banner }) => {
    const me = client.getQueryData(meOptions().queryKey);
    if (!me) return;
    const { avatarUrl, bannerUrl } = me;
    setProfile(client, {
      ...me,
      name,
      bio,
      fields: fields ?? me.fields,
      avatarUrl: optimisticPictureUrl(avatar, avatarUrl),
      bannerUrl: optimisticPictureUrl(banner, bannerUrl),
    });
  },
  settle: (client, _changes, answer: Me) => setProfile(client, answer),
  rollback: (client) =>
    void client.invalidateQueries({ queryKey: ['me'], refetchType: 'all' }).then(() => syncProfile(client)),
  label: () => profileChangesText.profile,
  text: ({ name, bio }) => (bio ? `${name}: ${bio}` : name),
  isEditable: () => true,
});

function syncProfile(client: QueryClient): void {
  const me = client.getQueryData(meOptions().queryKey);
  if (me) setProfile(client, me);
}

/** `replaces` is the key of the waiting write that was edited. */
interface ProfileSubmission extends ProfileChanges {
  replaces?: string | undefined;
}

/** Resolves with null when the write waits in the outbox. */
export const saveProfileOptions = () =>
  mutationOptions({
    mutationFn: ({ replaces, ...vars }: ProfileSubmission, { client }) =>
      submit<Me>(
        client,
        { kind: 'profile', vars, ...(replaces ? { replaces } : {}) },
        { failure: profileChangesText.notSaved },
      ),
    onSuccess: (answer) => notifySubmitted(answer, profileChangesText.profileSaved),
    networkMode: 'always',
  });
