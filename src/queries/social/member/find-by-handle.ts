import type { MemberCard } from '@contract/member/member';
import { getMember } from '@contract/member/profile';
import { Handle } from '@contract/primitives';
import { callApi } from '@/lib/api/client';
import { isTemporaryError } from '@/lib/api/errors';

/** Null where no member with the handle can be seen. Throws where the service does not answer. */
export async function findByHandle(text: string): Promise<MemberCard | null> {
  const { data: handle } = Handle.safeParse(text.replace(/^@/u, '').toLowerCase());
  if (handle === undefined) return null;
  try {
    return await callApi(getMember, { params: { handle } });
  } catch (error) {
    if (isTemporaryError(error)) throw error;
    return null;
  }
}
