import { type DeviceCookie, markDevice, readDevice, writeDevice } from '#src/contract/device-cookie.ts'
import { hashText, isSameText, signText } from '#src/server/platform/crypto.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { AccountRow } from './accounts.tables.ts'

type Signer = Pick<Services, 'config' | 'ids'>
/** An account that is not there has no password, and no browser knows it. */
type Account = Pick<AccountRow, 'email'> & Partial<Pick<AccountRow, 'passwordHash'>>

/** Another password makes all browsers strangers, whoever holds their cookies. */
const seal = ({ config }: Signer, { email, passwordHash }: Account, name: string): string =>
  signText(config.csrfKey, `device!${hashText(email)}!${hashText(passwordHash ?? '')}!${name}`)

/** What a browser keeps after a sign-in: it tells this account's address to nobody. */
export function createDeviceToken(signer: Signer, account: Account): string {
  const name = signer.ids.secret()
  const mark = signText(signer.config.deviceKey, markDevice(name))
  return writeDevice({ name, mark, seal: seal(signer, account, name) })
}

const isOurs = (signer: Signer, account: Account, device: DeviceCookie): boolean =>
  isSameText(device.seal, seal(signer, account, device.name))

/**
 * Whose failures count together: a browser that signed in to this account before has a count of its own, everybody else shares
 * the account's. So guessing elsewhere never delays the owner, and a stolen cookie buys no more than ten tries either.
 */
export function nameGuesser(signer: Signer, account: Account, token: string | undefined): string {
  const device = readDevice(token)
  return device && isOurs(signer, account, device) ? `${account.email} ${device.name}` : account.email
}
