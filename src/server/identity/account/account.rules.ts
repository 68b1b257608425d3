import { countCharacters } from '#src/domain/text/text.ts'
import { MAX_EMAIL, MAX_PASSWORD, MIN_PASSWORD } from '#src/domain/text/text-limits.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const MIN_CONTEXT_WORD = 4
const MIN_OWN_PART = 6
const MIN_DIFFERENT_CHARACTERS = 3

/** Returns what is wrong with a normalised address, if anything. */
export function checkEmail(email: string): Text | undefined {
  if (email === '') return { id: 'field.email.missing' }
  if (countCharacters(email) > MAX_EMAIL || !EMAIL.test(email)) return { id: 'field.email.invalid' }
  return undefined
}

// Whether the password mostly consists of context words, which an attacker tries first: the rest must be strong enough.
function leansOnContext(password: string, words: readonly string[]): boolean {
  let rest = password.toLowerCase()
  const before = rest.length
  for (const word of words) if (word.length >= MIN_CONTEXT_WORD) rest = rest.replaceAll(word.toLowerCase(), '')
  return rest.length < before && rest.length < MIN_OWN_PART
}

/** Returns the length of a password in the form in which it is hashed: keyboards write one letter as one or several characters. */
export const countPassword = (password: string): number => countCharacters(password.normalize('NFC'))

/** Returns what is wrong with a new password, if anything: length, common passwords, context words. No composition rules. */
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

/** Returns words of the product and the person. */
export const listContextWords = (email: string, productName: string): string[] => [
  productName,
  ...email.split(/[^a-z0-9]+/),
  'seafarer',
  'seaman',
  'password',
]
