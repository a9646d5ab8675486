export const firstName = (name: string): string => name.split(/\s/u)[0] ?? name;
