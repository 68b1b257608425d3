import { hashText, isSameText, signText } from '../../platform/crypto.ts'
import type { Services } from '../../platform/services.ts'

type Signer = Pick<Services, 'config' | 'ids'>

const SHAPE = /^([\w-]{43})\.([\w-]{43})$/

const sign = ({ config }: Signer, email: string, random: string): string =>
  signText(config.csrfKey, `device!${hashText(email)}!${random}`)

/** What a browser keeps after a sign-in: it tells this account's address to nobody. */
export function createDeviceToken(signer: Signer, email: string): string {
  const random = signer.ids.secret()
  return `${random}.${sign(signer, email, random)}`
}

/**
 * Whose failures count together: a browser that signed in to this account before has a count of its own, everybody else shares
 * the account's. So guessing elsewhere never delays the owner, and a stolen cookie buys no more than ten tries either.
 */
export function nameGuesser(signer: Signer, email: string, token: string | undefined): string {
  const [, random = '', signature = ''] = SHAPE.exec(token ?? '') ?? []
  return random !== '' && isSameText(signature, sign(signer, email, random)) ? `${email} ${random}` : email
}
