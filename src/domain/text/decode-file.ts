const DECLARED = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']/
/** Enough for the declaration, which is ASCII in every relevant encoding. */
const HEAD = 300

const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const findMark = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** Decodes a file by its byte order mark or XML declaration; UTF-8 by default. */
export function decodeFile(bytes: Uint8Array, declared?: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD))
  const encoding = findMark(bytes) ?? declared ?? DECLARED.exec(head)?.[1] ?? 'utf-8'
  return createDecoder(encoding).decode(bytes)
}
