import { encodeBase32, encodeBase64Url } from './encoding.ts'

export type Ids = {
  /** UUIDv7: table keys, sorted by age. */
  key: (now: number) => string
  /** UUIDv4: random, contains no time. */
  publicId: () => string
  /** 256 random bits for cookies and tokens. */
  secret: () => string
  /** Ten lower-case letters and digits, for referral links. */
  referralId: () => string
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

function createKey(now: number): string {
  const bytes = randomBytes(16)
  new DataView(bytes.buffer).setUint32(0, Math.floor(now / 0x10000))
  new DataView(bytes.buffer).setUint16(4, now % 0x10000)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const randomIds: Ids = {
  key: createKey,
  publicId: () => crypto.randomUUID(),
  secret: () => encodeBase64Url(randomBytes(32)),
  referralId: () => encodeBase32(randomBytes(10)).slice(0, 10),
}
