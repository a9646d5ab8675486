import { useLayoutEffect } from 'react';

function fitContent(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}

/**
 * Keeps a text field as high as its text after each rendering, within the limits of its styles, in browsers without
 * `field-sizing`.
 */
export function useContentHeight(field: HTMLTextAreaElement | null): void {
  useLayoutEffect(() => {
    if (field && !CSS.supports('field-sizing', 'content')) fitContent(field);
  });
}
