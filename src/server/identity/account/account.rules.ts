import { countCharacters } from '#src/domain/text/text.ts'
import { MAX_EMAIL, MAX_PASSWORD, MIN_PASSWORD } from '#src/domain/text/text-limits.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const MIN_CONTEXT_WORD = 4
const MIN_OWN_PART = 6
const MIN_DIFFERENT_CHARACTERS = 3

/** What is wrong with an address, if anything; expects a normalised one. */
export function checkEmail(email: string): Text | undefined {
  if (email === '') return { id: 'field.email.missing' }
  if (countCharacters(email) > MAX_EMAIL || !EMAIL.test(email)) return { id: 'field.email.invalid' }
  return undefined
}

// Words an attacker tries first for this person here: what is left beside them must carry the password.
function leansOnContext(password: string, words: readonly string[]): boolean {
  let rest = password.toLowerCase()
  const before = rest.length
  for (const word of words) if (word.length >= MIN_CONTEXT_WORD) rest = rest.replaceAll(word.toLowerCase(), '')
  return rest.length < before && rest.length < MIN_OWN_PART
}

/** The length of a password, which is hashed in the same form: keyboards write one letter as one character or as several. */
export const countPassword = (password: string): number => countCharacters(password.normalize('NFC'))

/** What is wrong with a new password, if anything: length, common ones, words of the context. No composition rules. */
export function checkPassword(password: string, context: readonly string[]): Text | undefined {
  const normal = password.normalize('NFC')
  const length = countPassword(password)
  if (length === 0) return { id: 'field.password.missing' }
  if (length < MIN_PASSWORD) return { id: 'field.password.short', values: { least: MIN_PASSWORD } }
  if (length > MAX_PASSWORD) return { id: 'field.password.long', values: { most: MAX_PASSWORD } }
  if (new Set(normal).size < MIN_DIFFERENT_CHARACTERS || isCommonPassword(normal))
    return { id: 'field.password.common' }
  if (leansOnContext(normal, context)) return { id: 'field.password.context' }
  return undefined
}

/** Words that belong to this product and this person. */
export const listContextWords = (email: string, productName: string): string[] => [
  productName,
  ...email.split(/[^a-z0-9]+/),
  'seafarer',
  'seaman',
  'password',
]
