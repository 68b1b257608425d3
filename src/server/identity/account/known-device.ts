import { type DeviceCookie, markDevice, readDevice, writeDevice } from '#src/contract/http/device-cookie.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { isSigned } from '#src/server/platform/keys.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from './account.tables.ts'

type Signer = Needs<'keys' | 'ids'>
/** An account that is not there has no password, and no browser knows it. */
type Account = Pick<AccountRow, 'email'> & Partial<Pick<AccountRow, 'passwordHash'>>

/** Another password makes all browsers strangers, anyone who holds their cookies. */
const textOf = ({ email, passwordHash }: Account, name: string): string =>
  `${hashText(email)}!${hashText(passwordHash ?? '')}!${name}`

/** What a browser keeps after a sign-in: it tells this account's address to no one. */
export function createDeviceToken({ keys, ids }: Signer, account: Account): string {
  const name = ids.secret()
  const mark = keys['device-mark'].sign(markDevice(name))
  return writeDevice({ name, mark, seal: keys['device-seal'].sign(textOf(account, name)) })
}

const isOurs = ({ keys }: Signer, account: Account, { name, seal }: DeviceCookie): boolean =>
  isSigned(keys['device-seal'], textOf(account, name), seal)

/**
 * Whose failures count together: a browser that signed in to this account before has a count of its own, everyone else shares
 * the account's. So guessing elsewhere never delays the owner, and a stolen cookie buys no more than ten tries either.
 */
export function nameGuesser(signer: Signer, account: Account, token: string | undefined): string {
  const device = readDevice(token)
  return device && isOurs(signer, account, device) ? `${account.email} ${device.name}` : account.email
}
