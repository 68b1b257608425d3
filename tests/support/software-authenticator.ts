import { createHash } from 'node:crypto'

/** What an authenticator that behaves would not do; every field changes one thing of its answer. */
export type Tampering = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  crossOrigin?: boolean
  userPresent?: boolean
  userVerified?: boolean
  counter?: number
  userHandle?: string | null
  id?: string
  kind?: string
  signature?: string
  algorithm?: number
}

type Creation = { challenge: string; rp: { id: string }; user: { id: string } }
type Request = { challenge: string; rpId: string }

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))
const digest = (bytes: Uint8Array | string): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest())
const concat = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts))

const head = (major: number, value: number): Uint8Array => {
  if (value < 24) return new Uint8Array([(major << 5) | value])
  if (value < 256) return new Uint8Array([(major << 5) | 24, value])
  return new Uint8Array([(major << 5) | 25, value >> 8, value & 255])
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** As much of CBOR as an attestation needs. */
export function encodeCbor(value: Cbor): Uint8Array {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return concat(head(3, Buffer.byteLength(value)), new TextEncoder().encode(value))
  if (value instanceof Uint8Array) return concat(head(2, value.length), value)
  return concat(head(5, value.size), ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]))
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** ECDSA signatures travel as DER in WebAuthn; WebCrypto gives the two numbers side by side. */
function toDer(signature: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array) => {
    let start = 0
    while (start < bytes.length - 1 && bytes[start] === 0) start += 1
    const trimmed = bytes.slice(start)
    const value = (trimmed[0] as number) > 127 ? concat(new Uint8Array([0]), trimmed) : trimmed
    return concat(new Uint8Array([2, value.length]), value)
  }
  const body = concat(number(signature.slice(0, 32)), number(signature.slice(32)))
  return concat(new Uint8Array([0x30, body.length]), body)
}

const FLAGS = { present: 1, verified: 4, credential: 64 }

function authenticatorData(rpId: string, counter: number, bent: Tampering, credential?: Uint8Array): Uint8Array {
  const { userPresent = true, userVerified = true } = bent
  const flags =
    (userPresent ? FLAGS.present : 0) | (userVerified ? FLAGS.verified : 0) | (credential ? FLAGS.credential : 0)
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, bent.counter ?? counter)
  return concat(digest(bent.rpId ?? rpId), new Uint8Array([flags]), count, credential ?? new Uint8Array())
}

/** An authenticator with one passkey, made of WebCrypto: ES256, no attestation, a counter that counts. */
export async function createAuthenticator(origin: string) {
  const keys = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('jwk', keys.publicKey)
  const id = crypto.getRandomValues(new Uint8Array(32))
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, bent: Tampering) =>
    new TextEncoder().encode(
      JSON.stringify({
        type: bent.type ?? type,
        challenge: bent.challenge ?? challenge,
        origin: bent.origin ?? origin,
        crossOrigin: bent.crossOrigin ?? false,
      }),
    )
  const names = (bent: Tampering) => ({
    id: bent.id ?? toText(id),
    rawId: bent.id ?? toText(id),
    type: bent.kind ?? 'public-key',
  })

  const cose = (algorithm: number) =>
    encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, algorithm],
        [-1, 1],
        [-2, toBytes(point.x ?? '')],
        [-3, toBytes(point.y ?? '')],
      ]),
    )

  return {
    id: toText(id),
    create: ({ challenge, rp, user }: Creation, bent: Tampering = {}) => {
      userHandle = user.id
      const credential = concat(new Uint8Array(16), new Uint8Array([0, id.length]), id, cose(bent.algorithm ?? -7))
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, counter, bent, credential)],
      ])
      return {
        ...names(bent),
        response: {
          attestationObject: toText(encodeCbor(attestation)),
          clientDataJSON: toText(clientData('webauthn.create', challenge, bent)),
        },
      }
    },
    get: async ({ challenge, rpId }: Request, bent: Tampering = {}) => {
      counter += 1
      const data = authenticatorData(rpId, counter, bent)
      const client = clientData('webauthn.get', challenge, bent)
      const signed = await crypto.subtle.sign(ES256, keys.privateKey, concat(data, digest(client)))
      return {
        ...names(bent),
        response: {
          authenticatorData: toText(data),
          clientDataJSON: toText(client),
          signature: bent.signature ?? toText(toDer(new Uint8Array(signed))),
          userHandle: bent.userHandle === undefined ? userHandle : bent.userHandle,
        },
      }
    },
  }
}

export type Authenticator = Awaited<ReturnType<typeof createAuthenticator>>
