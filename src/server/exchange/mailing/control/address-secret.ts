import { isSigned } from '#src/server/platform/keys.ts'
import type { Needs } from '#src/server/platform/services.ts'

const ID_LENGTH = 36

/** The secret in the links of an address: it confirms the address, and stops letters to it. The database does not contain it. */
export const createAddressSecret = ({ keys }: Needs<'keys'>, id: string): string =>
  `${id}-${keys['mailing-address'].sign(id)}`

/** Returns the id of the address; undefined for a wrong secret. */
export function readAddressSecret({ keys }: Needs<'keys'>, secret: string): string | undefined {
  const [id, signature] = [secret.slice(0, ID_LENGTH), secret.slice(ID_LENGTH + 1)]
  return isSigned(keys['mailing-address'], id, signature) ? id : undefined
}
