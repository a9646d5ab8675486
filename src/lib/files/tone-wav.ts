const SAMPLE_RATE = 8_000;
const HEADER_BYTES = 44;

/** WAV tone whose volume follows `peaks` (0 to 1); the sample voice notes have a waveform but no recording. */
export function createToneWav(peaks: readonly number[], seconds: number): Blob {
  const count = Math.max(1, Math.round(seconds * SAMPLE_RATE));
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + count * 2));
  const word = (at: number, text: string) => {
    for (let i = 0; i < text.length; i += 1) view.setUint8(at + i, text.codePointAt(i) ?? 0);
  };
  word(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + count * 2, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let at = 0; at < count; at += 1) {
    const peak = peaks[Math.floor((at / count) * peaks.length)] ?? 0;
    const pitch = 170 + peak * 60;
    view.setInt16(
      HEADER_BYTES + at * 2,
      Math.sin((at / SAMPLE_RATE) * Math.PI * 2 * pitch) * peak * 6_000,
      true,
    );
  }
  return new Blob([view], { type: 'audio/wav' });
}
