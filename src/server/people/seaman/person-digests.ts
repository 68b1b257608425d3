import type { Cv } from '#src/domain/cv/cv.ts'
import type { Key } from '#src/server/platform/keys.ts'

/** Returns a text in capitals, without accents, spaces and signs. */
export const toCode = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Of a passport that was checked: anybody can type a number. */
const passportOf = ({ documents }: Cv, checked: readonly string[]): string =>
  toCode(
    documents.find(({ id, type, number }) => checked.includes(id) && type === 'passport' && toCode(number) !== '')
      ?.number,
  )

/** Returns name and date of birth as one text; undefined without the date. */
export const nameOf = ({ profileData: { firstname, surname, birthDate } }: Cv): string | undefined =>
  birthDate ? JSON.stringify([toCode(firstname), toCode(surname), birthDate]) : undefined

/** Keyed digests of a verified person: of name and date of birth, and of the passport number. Null if it is missing; at least one exists. */
export type PersonDigests = { name: string | null; passport: string | null }

/**
 * Returns the digests by which a verified person is recognised after the account. Undefined if the CV has neither the date of birth nor the number
 * of a checked passport.
 * @param checked ids of the papers that were checked
 */
export function digestPerson(key: Key, cv: Cv, checked: readonly string[]): PersonDigests | undefined {
  const digest = (fact: string | undefined) =>
    fact ? key.sign(JSON.stringify([cv.profileData.citizenship, fact])) : null
  const digests = { name: digest(nameOf(cv)), passport: digest(passportOf(cv, checked)) }
  return digests.name || digests.passport ? digests : undefined
}
