import { concatBytes, littleEndian, utf8 } from './bytes';
import { crc32 } from './crc32';

const u16 = (value: number) => littleEndian(value, 2);
const u32 = (value: number) => littleEndian(value, 4);

/** 1 January 2026, 00:00, in the notation of DOS: the archive has the same bytes whenever it is made. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x800;

/** ZIP archive of uncompressed files, by name and in their order. */
export function zipFiles(
  files: readonly (readonly [name: string, content: Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const title = utf8(name);
    const size = u32(content.length);
    const about = concatBytes([
      ...[20, UTF8_NAMES, 0, 0, DATE].map(u16),
      u32(crc32(content)),
      size,
      size,
      u16(title.length),
      u16(0),
    ]);
    const local = concatBytes([u32(0x04034b50), about, title, content]);
    directory.push(u32(0x02014b50), u16(20), about, ...[0, 0, 0].map(u16), u32(0), u32(offset), title);
    parts.push(local);
    offset += local.length;
  }
  const index = concatBytes(directory);
  const count = u16(files.length);
  const end = [u32(0x06054b50), u16(0), u16(0), count, count, u32(index.length), u32(offset), u16(0)];
  return concatBytes([...parts, index, ...end]);
}
