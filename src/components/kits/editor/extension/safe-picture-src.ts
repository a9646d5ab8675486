/** Pictures of this page and pictures inside the text itself: none that another host would be asked for. */
export const isSafePictureSrc = (src: unknown): src is string =>
  typeof src === 'string' && /^(?:data:image\/(?:png|jpeg|gif|webp);base64,|\/(?!\/))/.test(src);
