import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** What is kept of an address without an account: it follows from the address, and the address from nothing that is kept. */
export const digestAddress = ({ keys }: Needs<'keys'>, address: string): string =>
  keys['stranger-address'].sign(normalizeEmail(address))
