import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** The keyed digest of an address without an account; the address cannot be derived from it. */
export const digestAddress = ({ keys }: Needs<'keys'>, address: string): string =>
  keys['stranger-address'].sign(normalizeEmail(address))
