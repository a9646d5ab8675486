/** Allows same-origin and data URLs only, so that no other host is contacted. */
export const isSafePictureSrc = (src: unknown): src is string =>
  typeof src === 'string' && /^(?:data:image\/(?:png|jpeg|gif|webp);base64,|\/(?!\/))/.test(src);
