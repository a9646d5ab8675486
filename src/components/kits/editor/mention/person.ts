/** Somebody who can be named. */
export interface Person {
  id: number;
  name: string;
  image: string;
  role?: string | undefined;
}
