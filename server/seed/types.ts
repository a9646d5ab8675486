import type { ProfileField } from '@contract/member/profile-field';

export interface SeedMember {
  handle: string;
  name: string;
  bio: string;
  /** File in public/art/faces. */
  face: string;
  /** 1 to 10; drives followers and likes. */
  popularity: number;
  approvesFollowers?: true;
  fields?: ProfileField[];
}

export interface SeedReply {
  by: string;
  text: string;
  replies?: SeedReply[];
}

export interface SeedPost {
  by: string;
  text: string;
  /** Files in public/art/scenes. */
  scenes?: [scene: string, alt: string][];
  /** `hours` from the post to the close. */
  poll?: { options: [text: string, votes: number][]; hours: number };
  warning?: string;
  followers?: true;
  replies?: SeedReply[];
  /** Referenced by `quotes` of a later post. */
  key?: string;
  quotes?: string;
}
