import { markDevice, readDevice } from '#src/contract/http/device-cookie.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** The viewer of seafarers, and the origin of the request. */
export type Looker = Pick<Caller, 'session' | 'address' | 'knownDevice'>

/** Whether an admin acts for someone. */
export const isActing = ({ session }: Looker): boolean => session?.actorId != null

/** Returns a name for a browser in which someone signed in before. */
export function nameBrowser({ keys }: Needs<'keys'>, { knownDevice }: Looker): string | undefined {
  const device = readDevice(knownDevice)
  return device && isSameText(keys['device-mark'].sign(markDevice(device.name)), device.mark) ? device.name : undefined
}
