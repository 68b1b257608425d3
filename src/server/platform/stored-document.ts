import { deflateSync, inflateSync } from 'node:zlib'
import { Failure } from './failure.ts'

/** Versions of documents that are stored as one value, which migrations do not read. If the shape changes and the readers cannot fill in defaults, increase the version. */
const VERSIONS = { cv: 1, 'vacancy-copy': 1, 'vacancy-draft': 1 }

type Kind = keyof typeof VERSIONS

/** A document of another build is neither shown nor overwritten. */
function demandVersion(kind: Kind, version: unknown): void {
  if (version !== VERSIONS[kind]) throw new Failure('other-version')
}

/** One byte with the version, followed by the compressed text. */
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

/** For a `catch`: null for a document of another version, so that a list can still show the others. Rethrows other errors. */
export function nullIfOtherVersion(error: unknown): null {
  if (error instanceof Failure && error.code === 'other-version') return null
  throw error
}

/** The stored text of any version, for a copy of personal data. Returns base64 if it cannot be unpacked. */
export function readStoredText(stored: Uint8Array): string {
  try {
    return new TextDecoder().decode(inflateSync(stored.subarray(1)))
  } catch {
    return Buffer.from(stored).toString('base64')
  }
}

/** An object as JSON that SQL can query, with its version. */
export const writeDocument = (kind: Kind, value: object): string =>
  JSON.stringify({ version: VERSIONS[kind], ...value })

export function readDocument<Value>(kind: Kind, text: string): Value {
  const { version, ...value } = JSON.parse(text)
  demandVersion(kind, version)
  return value
}
