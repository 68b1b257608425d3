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

const passportOf = ({ documents }: Cv): string =>
  toCode(documents.find(({ type, number }) => type === 'passport' && toCode(number) !== '')?.number)

const nameOf = ({ profileData: { firstname, surname, birthDate } }: Cv): string | undefined =>
  birthDate ? JSON.stringify([toCode(firstname), toCode(surname), birthDate]) : undefined

/**
 * The keyed digest by which a verified person is recognised after the account: of the passport number, otherwise of the name and date of birth.
 * Undefined without both.
 */
export function digestPerson({ keys }: Needs<'keys'>, cv: Cv): string | undefined {
  const fact = passportOf(cv) || nameOf(cv)
  return fact && keys['bonus-person'].sign(JSON.stringify([cv.profileData.citizenship, fact]))
}
/** Whether two CVs describe one person: by a number of a document, or by name and date of birth. */
export function isSamePerson(one: Cv, other: Cv): boolean {
  const known = new Set(numbersOf(one))
  const name = nameOf(one)
  return numbersOf(other).some((code) => known.has(code)) || (name !== undefined && name === nameOf(other))
}
