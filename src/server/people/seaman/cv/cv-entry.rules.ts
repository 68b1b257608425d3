import type { CvListName, CvProfile } from '#src/domain/cv/cv.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isLatinName } from '#src/server/platform/plain-text.ts'

const ID = /^[A-Za-z0-9-]{1,36}$/

/** The minimum age to sign on, approximately. */
const MIN_AGE = 15

/** Pairs of dates of an entry, and the message if they are reversed. */
const ORDERS: Record<CvListName, readonly [earlier: string, later: string, message: string]> = {
  experience: ['startDate', 'endDate', 'field.endDate.before'],
  documents: ['issuedDate', 'validDate', 'field.validDate.before'],
}

/** Checks the dates of an entry together. */
export function checkEntry(list: CvListName, entry: object): Record<string, Text> {
  const [earlier, later, id] = ORDERS[list]
  const values = entry as Record<string, string | null>
  const [from, to] = [values[earlier], values[later]]
  return from && to && to < from ? { [later]: { id } } : {}
}

export const checkId = (id: string, isDouble: boolean): Text | undefined =>
  ID.test(id) && !isDouble ? undefined : { id: 'field.common.invalid' }

const checkName = (name: string, missing: string): Text | undefined => {
  if (name === '') return { id: missing }
  return isLatinName(name) ? undefined : { id: 'field.name.latin' }
}

function checkCitizenship(code: string): Text | undefined {
  if (code === '') return { id: 'field.citizenship.missing' }
  return isCountry(code) ? undefined : { id: 'field.citizenship.unknown' }
}

function checkBirth(date: string | null, today: string): Text | undefined {
  if (!date) return undefined
  const latest = `${Number(today.slice(0, 4)) - MIN_AGE}${today.slice(4)}`
  return date > latest ? { id: 'field.birthDate.young', values: { least: MIN_AGE } } : undefined
}

/** An amount needs currency and period. */
const checkPay = ({ desiredSalary, desiredCurrency, desiredPeriod }: CvProfile): [string, Text | undefined][] => {
  if (desiredSalary === null) return []
  return [
    ['desiredCurrency', desiredCurrency ? undefined : { id: 'field.pay.currency' }],
    ['desiredPeriod', desiredPeriod ? undefined : { id: 'field.pay.period' }],
  ]
}

/** Checks required personal data, and what must be consistent. */
export const checkPerson = (told: CvProfile, today: string): [string, Text | undefined][] => [
  ['firstname', checkName(told.firstname, 'field.firstname.missing')],
  ['surname', checkName(told.surname, 'field.surname.missing')],
  ['citizenship', checkCitizenship(told.citizenship)],
  ['positionMain', told.positionMain === '' ? { id: 'field.positionMain.missing' } : undefined],
  [
    'positionSecond',
    told.positionSecond !== null && told.positionSecond === told.positionMain
      ? { id: 'field.positionSecond.same' }
      : undefined,
  ],
  ['birthDate', checkBirth(told.birthDate, today)],
  ...checkPay(told),
]
