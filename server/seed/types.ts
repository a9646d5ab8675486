/** Somebody who lives around the square. */
export interface SeedMember {
  handle: string;
  name: string;
  bio: string;
  /** File in public/art/faces. */
  face: string;
  /** Drives how many follow them and how much their posts are liked, from 1 to 10. */
  popularity: number;
}

export interface SeedReply {
  by: string;
  text: string;
  replies?: SeedReply[];
}

export interface SeedPost {
  by: string;
  text: string;
  /** File in public/art/scenes with what it shows. */
  scenes?: [scene: string, alt: string][];
  /** Options with the votes they get, and hours until it closes, from the post on. */
  poll?: { options: [text: string, votes: number][]; hours: number };
  warning?: string;
  followers?: true;
  replies?: SeedReply[];
  /** Name that another post quotes this one by. */
  key?: string;
  quotes?: string;
}
