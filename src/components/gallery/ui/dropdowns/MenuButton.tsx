import type { ComponentPropsWithRef } from 'react';

export const MenuButton = (props: ComponentPropsWithRef<'button'>) => (
  <button {...props} type="button" aria-selected={undefined} />
);
