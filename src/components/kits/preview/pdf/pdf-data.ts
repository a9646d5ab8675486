const addresses: Readonly<Record<string, string>> = import.meta.glob(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { eager: true, import: 'default', query: '?url&no-inline' },
);

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** A character map, standard font or decoder that a document needs and does not contain. Rejects for an unknown one. */
export async function readPdfData(name: string): Promise<Uint8Array> {
  const address = byName.get(name);
  const response = address === undefined ? null : await fetch(address);
  if (!response?.ok) throw new Error(`${name} could not be loaded.`);
  return new Uint8Array(await response.arrayBuffer());
}
