import { type DeviceCookie, markDevice, readDevice, writeDevice } from '#src/contract/http/device-cookie.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { isSigned } from '#src/server/platform/keys.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from './account.tables.ts'

type Signer = Needs<'keys' | 'ids'>
/** An unknown account has no password and no known browser. */
type Account = Pick<AccountRow, 'email'> & Partial<Pick<AccountRow, 'passwordHash'>>

/** A new password makes all browsers unknown, regardless of who has their cookies. */
const textOf = ({ email, passwordHash }: Account, name: string): string =>
  `${hashText(email)}!${hashText(passwordHash ?? '')}!${name}`

/** Returns the token that a browser stores after sign-in; it does not reveal the address. */
export function createDeviceToken({ keys, ids }: Signer, account: Account): string {
  const name = ids.secret()
  const mark = keys['device-mark'].sign(markDevice(name))
  return writeDevice({ name, mark, seal: keys['device-seal'].sign(textOf(account, name)) })
}

const isOurs = ({ keys }: Signer, account: Account, { name, seal }: DeviceCookie): boolean =>
  isSigned(keys['device-seal'], textOf(account, name), seal)

/** Whether an account was the last one that signed in with a browser, by the browser's token. */
export function isKnownDevice(signer: Signer, account: Account, token: string): boolean {
  const device = readDevice(token)
  return device !== undefined && isOurs(signer, account, device)
}

/**
 * Returns the subject under which failures are counted: a browser that signed in before has a separate count, all others share the account's.
 * So attempts elsewhere never delay the owner, and a stolen cookie allows ten tries at most.
 */
export function nameGuesser(signer: Signer, account: Account, token: string | undefined): string {
  const device = readDevice(token)
  return device && isOurs(signer, account, device) ? `${account.email} ${device.name}` : account.email
}
