/** Anchor of a heading: "Labels on top" becomes `labels-on-top`. */
export const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
