import { spaceFieldText } from '@/messages/workspace/space-field';

const labels = new Map<string, string>(Object.entries(spaceFieldText));

/** "due date" of `dueDate`, "members" of `memberIds`. Fields of newer versions have no message. */
export const fieldLabel = (field: string): string =>
  labels.get(field) ??
  field.replace(/Id(s?)$/, '$1').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
