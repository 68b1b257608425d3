import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Whether the password matches the hash, and whether the hash was made with older settings. */
  verify: (password: string, stored: string) => Promise<{ matches: boolean; outdated: boolean }>
  /** A hash that no password matches, so that an unknown account takes the same time. */
  dummy: string
}

type Cost = { ln: number; r: number; p: number }

const COST: Cost = { ln: 15, r: 8, p: 3 }
/** Without protection: for tests, which sign in hundreds of times. */
export const CHEAP_COST: Cost = { ln: 4, r: 1, p: 1 }
const KEY_LENGTH = 32
const SALT_LENGTH = 16
// scrypt needs 128 * N * r bytes (32 MiB); Node's default limit is just that and refuses.
const MAX_MEMORY = 64 << 20
const FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/=_-]+)\$([A-Za-z0-9+/=_-]+)$/

const derive = (password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_LENGTH, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const format = ({ ln, r, p }: Cost, salt: Uint8Array, key: Uint8Array): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${Buffer.from(salt).toString('base64url')}$${Buffer.from(key).toString('base64url')}`

/** scrypt as OWASP's ASVS 5 allows it and the runtime's cap permits; the cost is a parameter for tests only. */
export function createPasswordHasher(cost: Cost = COST): PasswordHasher {
  const isCurrent = (other: Cost) => other.ln === cost.ln && other.r === cost.r && other.p === cost.p
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_LENGTH)
      return format(cost, salt, await derive(password, salt, cost))
    },
    verify: async (password, stored) => {
      const parts = FORMAT.exec(stored)
      if (!parts) return { matches: false, outdated: false }
      const [, ln, r, p, salt = '', key = ''] = parts
      const used = { ln: Number(ln), r: Number(r), p: Number(p) }
      const expected = Buffer.from(key, 'base64url')
      const actual = await derive(password, Buffer.from(salt, 'base64url'), used)
      return {
        matches: expected.length === actual.length && timingSafeEqual(expected, actual),
        outdated: !isCurrent(used),
      }
    },
    dummy: format(cost, new Uint8Array(SALT_LENGTH), new Uint8Array(KEY_LENGTH)),
  }
}
