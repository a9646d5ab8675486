import { bigEndian, concatBytes, littleEndian, utf8 } from './bytes';
import { crc32 } from './crc32';

function chunk(name: string, content: Uint8Array): Uint8Array {
  const body = concatBytes([utf8(name), content]);
  return concatBytes([bigEndian(content.length), body, bigEndian(crc32(body))]);
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

const MAX_BLOCK = 65_535;

/** A zlib stream of uncompressed blocks. */
function store(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const block = bytes.subarray(at, at + MAX_BLOCK);
    const isLast = at + MAX_BLOCK >= bytes.length;
    blocks.push(
      Uint8Array.of(isLast ? 1 : 0),
      littleEndian(block.length, 2),
      littleEndian(~block.length & 0xffff, 2),
      block,
    );
  }
  return concatBytes([Uint8Array.of(0x78, 0x01), ...blocks, bigEndian(adler32(bytes))]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** PNG picture of a palette; `indexAt` is the number of the colour of a pixel. */
export function drawPng(
  { width, height, palette }: { width: number; height: number; palette: readonly Colour[] },
  indexAt: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexAt(x, y);
  return concatBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', concatBytes([bigEndian(width), bigEndian(height), Uint8Array.of(8, 3, 0, 0, 0)])),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', store(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
