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

/** An object as JSON that SQL can look into, with its version. */
export const writeDocument = (kind: Kind, value: object): string =>
  JSON.stringify({ version: VERSIONS[kind], ...value })

export function readDocument<Value>(kind: Kind, text: string): Value {
  const { version, ...value } = JSON.parse(text)
  demandVersion(kind, version)
  return value
}
