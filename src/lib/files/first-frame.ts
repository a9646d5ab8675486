const ANIMATED_TYPES = new Set(['image/gif', 'image/webp']);

export async function extractFirstFrame(picture: Blob): Promise<Blob> {
  if (!ANIMATED_TYPES.has(picture.type)) return picture;
  try {
    const frame = await createImageBitmap(picture);
    const canvas = new OffscreenCanvas(frame.width, frame.height);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(frame);
    return await canvas.convertToBlob({ type: 'image/webp' });
  } catch {
    return picture;
  }
}
