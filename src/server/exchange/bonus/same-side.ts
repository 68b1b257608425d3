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

/** The keyed digest of a verified person: passport and date of birth, or the name without both. It survives the account for a while. */
export function digestPerson({ keys }: Needs<'keys'>, cv: Cv): string {
  const { firstname, surname, citizenship, birthDate } = cv.profileData
  const passport = passportOf(cv)
  const facts = passport || birthDate ? [passport, birthDate] : [toCode(firstname), toCode(surname), citizenship]
  return keys['bonus-person'].sign(JSON.stringify(facts))
}

const nameOf = ({ profileData: { firstname, surname, birthDate } }: Cv): string | undefined =>
  birthDate ? JSON.stringify([toCode(firstname), toCode(surname), birthDate]) : undefined

/** Whether two CVs describe one person: by a number of a document, or by name and date of birth. */
export function isSamePerson(one: Cv, other: Cv): boolean {
  const known = new Set(numbersOf(one))
  const name = nameOf(one)
  return numbersOf(other).some((code) => known.has(code)) || (name !== undefined && name === nameOf(other))
}
