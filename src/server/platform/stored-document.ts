import { deflateSync, inflateSync } from 'node:zlib'
import { Failure } from './failure.ts'

/** Of documents that are kept as one value, which no migration looks into. A shape that the readers of this build do not fill in takes the next number. */
const VERSIONS = { cv: 1, 'vacancy-copy': 1, 'vacancy-draft': 1 }

type Kind = keyof typeof VERSIONS

/** What another build has written is neither shown nor replaced. */
function demandVersion(kind: Kind, version: unknown): void {
  if (version !== VERSIONS[kind]) throw new Failure('other-version')
}

/** A text, packed, behind one byte that is its version. */
export function packDocument(kind: Kind, text: string): Uint8Array {
  const packed = deflateSync(text, { level: 9 })
  const stored = new Uint8Array(packed.length + 1)
  stored.set([VERSIONS[kind]])
  stored.set(packed, 1)
  return stored
}

export function unpackDocument(kind: Kind, stored: Uint8Array): string {
  demandVersion(kind, stored[0])
  return new TextDecoder().decode(inflateSync(stored.subarray(1)))
}

/** For a catch: what another build has written is null where others are read beside it. */
export function nullIfOtherVersion(error: unknown): null {
  if (error instanceof Failure && error.code === 'other-version') return null
  throw error
}

/** The text as it is stored, of whatever version: for the copy of somebody's data. What cannot be unpacked is given in base64. */
export function readStoredText(stored: Uint8Array): string {
  try {
    return new TextDecoder().decode(inflateSync(stored.subarray(1)))
  } catch {
    return Buffer.from(stored).toString('base64')
  }
}

/** An object as JSON that SQL can look into, with its version. */
export const writeDocument = (kind: Kind, value: object): string =>
  JSON.stringify({ version: VERSIONS[kind], ...value })

export function readDocument<Value>(kind: Kind, text: string): Value {
  const { version, ...value } = JSON.parse(text)
  demandVersion(kind, version)
  return value
}
