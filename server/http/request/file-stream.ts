import type { ByteRange, StoredObject } from '../../media/object-store';

/**
 * The single range of a Range header (RFC 9110, 14.2); null for the whole file, which also answers several ranges and
 * other units; `unsatisfiable` beyond the end.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return range.start >= size || (last === '0' && first === '') ? 'unsatisfiable' : range;
}

/** The file, or the range that the request asks for; `headers` of the response include the ETag. */
export function answerFile(
  request: Headers,
  { size, read }: Pick<StoredObject, 'size' | 'read'>,
  headers: Record<string, string> & { ETag: string },
): Response {
  const ifRange = request.get('if-range');
  const isSame = ifRange === null || ifRange === headers.ETag;
  const range = isSame ? parseRange(request.get('range'), size) : null;
  const common = { ...headers, 'Accept-Ranges': 'bytes' };
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } });
  if (range === null) return new Response(read(), { headers: { ...common, 'Content-Length': String(size) } });
  return new Response(read(range), {
    status: 206,
    headers: {
      ...common,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    },
  });
}
