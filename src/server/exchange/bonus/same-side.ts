import type { Cv } from '#src/domain/cv/cv.ts'
import type { Needs } from '#src/server/platform/services.ts'

const toCode = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Shorter numbers are not unique. */
const MIN_NUMBER = 5

const numbersOf = ({ documents }: Cv): string[] =>
  documents.map(({ number }) => toCode(number)).filter((code) => code.length >= MIN_NUMBER)

/** Of a passport that was checked: anybody can type a number. */
const passportOf = ({ documents }: Cv, checked: readonly string[]): string =>
  toCode(
    documents.find(({ id, type, number }) => checked.includes(id) && type === 'passport' && toCode(number) !== '')
      ?.number,
  )

const nameOf = ({ profileData: { firstname, surname, birthDate } }: Cv): string | undefined =>
  birthDate ? JSON.stringify([toCode(firstname), toCode(surname), birthDate]) : undefined

/** Keyed digests of a verified person: of name and date of birth, and of the passport number. Null if it is missing; at least one exists. */
export type PersonDigests = { name: string | null; passport: string | null }

/**
 * Returns the digests by which a verified person is recognised after the account. Undefined if the CV has neither the date of birth nor the number
 * of a checked passport.
 * @param checked ids of the papers that were checked
 */
export function digestPerson({ keys }: Needs<'keys'>, cv: Cv, checked: readonly string[]): PersonDigests | undefined {
  const digest = (fact: string | undefined) =>
    fact ? keys['bonus-person'].sign(JSON.stringify([cv.profileData.citizenship, fact])) : null
  const digests = { name: digest(nameOf(cv)), passport: digest(passportOf(cv, checked)) }
  return digests.name || digests.passport ? digests : undefined
}

/** Whether two CVs describe one person: by a number of a document, or by name and date of birth. */
export function isSamePerson(one: Cv, other: Cv): boolean {
  const known = new Set(numbersOf(one))
  const name = nameOf(one)
  return numbersOf(other).some((code) => known.has(code)) || (name !== undefined && name === nameOf(other))
}
