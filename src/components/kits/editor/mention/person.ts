export interface MentionPerson {
  id: number;
  name: string;
  image: string;
  role?: string | undefined;
}
