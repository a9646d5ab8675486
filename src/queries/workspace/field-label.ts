/** "due date" of `dueDate`, "members" of `memberIds`. */
export const fieldLabel = (field: string): string =>
  field.replace(/Id(s?)$/, '$1').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
