import type { ComponentPropsWithRef } from 'react';

/** An item of a menu. The library marks items with aria-selected, which a button may not carry. */
export const MenuButton = (props: ComponentPropsWithRef<'button'>) => (
  <button {...props} type="button" aria-selected={undefined} />
);
