/** Draws an SVG element on a square picture with sides of `side` px. Rejects where the browser cannot. */
export async function drawSvg(svg: SVGSVGElement, side: number): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(svg);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(side, side);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (picture) => (picture ? resolve(picture) : reject(new Error('The picture could not be drawn.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
