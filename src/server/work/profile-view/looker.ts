import { markDevice, readDevice } from '#src/contract/http/device-cookie.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** Who looks at seafarers, and from where. */
export type Looker = Pick<Caller, 'session' | 'address' | 'knownDevice'>

/** Whether an admin looks with the eyes of someone else. */
export const isActing = ({ session }: Looker): boolean => session?.actorId != null

/** The browser, where someone signed in with it before. */
export function nameBrowser({ keys }: Needs<'keys'>, { knownDevice }: Looker): string | undefined {
  const device = readDevice(knownDevice)
  return device && isSameText(keys['device-mark'].sign(markDevice(device.name)), device.mark) ? device.name : undefined
}
