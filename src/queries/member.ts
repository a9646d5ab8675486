import { mutationOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Member } from '@contract/member';
import { getMember, listSuggestions, updateMe } from '@contract/profile';
import { call } from '@/lib/api';
import { offerUndo } from '@/lib/undo';
import { enqueue } from './outbox-door';
import { meOptions } from './me';
import { repaintAuthor } from './post';

export const memberKey = (handle: string) => ['member', handle] as const;

export const memberOptions = (handle: string) =>
  queryOptions({
    queryKey: memberKey(handle),
    queryFn: ({ signal }) => call(getMember, { params: { handle } }, { signal }),
  });

/** People worth following, each with the reason. */
export const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) => (await call(listSuggestions, {}, { signal })).items,
    staleTime: 10 * 60_000,
  });

/** What the member wants and the service has not confirmed, or has confirmed for somebody whose profile is not read. */
export const followKey = (handle: string) => ['follow', handle] as const;

/** Whether one follows a person, as far as it is known from what was done here; undefined leaves it to the profile. */
export const followWishOptions = (handle: string) =>
  queryOptions<boolean | null>({
    queryKey: followKey(handle),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The profile as it is shown while a follow is under way. */
export function shownMember(member: Member, wish: boolean | null): Member {
  if (wish === null || wish === member.relation.following) return member;
  const followers = Math.max(0, member.counts.followers + (wish ? 1 : -1));
  return {
    ...member,
    counts: { ...member.counts, followers },
    relation: { ...member.relation, following: wish },
  };
}

function wish(client: QueryClient, handle: string, on: boolean): void {
  client.setQueryData<boolean | null>(followKey(handle), on);
  void enqueue(client, { kind: 'follow', vars: { handle, on } });
}

/** Follows a person or stops: shown at once on every screen, last tap wins, with Undo. */
export function useFollow(): (handle: string, on: boolean) => void {
  const client = useQueryClient();
  return (handle, on) => {
    wish(client, handle, on);
    offerUndo({
      title: on ? `You follow @${handle}` : `You no longer follow @${handle}`,
      undo: () => Promise.resolve(wish(client, handle, !on)),
    });
  };
}

/** What changes on the own page; a picture that is null is taken away. */
export interface MeChanges {
  name: string;
  bio: string;
  avatar?: Blob | null;
  banner?: Blob | null;
}

async function sent(picture: Blob | null | undefined): Promise<string | null | undefined> {
  if (!picture) return picture;
  const { uploadPicture } = await import('@/lib/upload');
  return (await uploadPicture(picture, { idempotencyKey: crypto.randomUUID() })).id;
}

/** Changes the own name, bio, face or banner. */
export const updateMeOptions = () =>
  mutationOptions({
    mutationFn: async ({ avatar, banner, ...words }: MeChanges) => {
      const body = { ...words, avatar: await sent(avatar), banner: await sent(banner) };
      return call(updateMe, { body });
    },
    onSuccess: (me, _variables, _result, { client }) => {
      client.setQueryData(meOptions().queryKey, me);
      client.setQueryData<Member>(memberKey(me.handle), me);
      repaintAuthor(client, me);
    },
    meta: { success: 'Profile saved', failure: 'The profile was not saved' },
  });
