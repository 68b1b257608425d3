import { CV_LISTS, CV_PARTS } from '#src/domain/cv/cv.ts'
import type { CvField, CvFields, FleetTypeAndVesselType } from '#src/domain/cv/fields.ts'
import { isCurrency, type PayPeriod } from '#src/domain/vocabulary/currencies.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import { listChoices } from './choices.ts'
import { nameTerm } from './term-names.ts'

const PARTS: Readonly<Record<string, CvFields>> = { ...CV_PARTS, ...CV_LISTS }

type Values = Readonly<Record<string, unknown>>
type Written<Kind extends CvField['kind']> = (
  value: never,
  intl: AppIntl,
  field: Extract<CvField, { kind: Kind }>,
  name: string,
  among: Values,
) => string

/** "9,500 USD a month" with currency and period, otherwise the amount. */
const writePay: Written<'money'> = (value: number, intl, field, _name, among) => {
  const currency = String(among[field.currency] ?? '')
  if (!isCurrency(currency)) return formatsFor(intl).number(value / 100)
  const period = (among.desiredPeriod || 'month') as PayPeriod
  return intl.t(`cv.pay.${period}`, { sum: formatsFor(intl).money(value, currency) })
}

const WRITERS: { [Kind in CvField['kind']]: Written<Kind> } = {
  text: (value: string) => value,
  term: (value: string, intl, field) => nameTerm(field.of, value, intl),
  vessel: ({ fleetType, vesselType }: FleetTypeAndVesselType, intl) =>
    nameTerm('vessel', vesselType ?? '', intl) || (fleetType ? intl.t(`vocabulary.fleet.${fleetType}`) : ''),
  date: (value: string, intl) => formatsFor(intl).plainDate(value),
  choice: (value: string, intl, _field, name) => listChoices(name, [value], intl.t)[0]?.label ?? '',
  flag: (value: boolean, intl) => intl.t(value ? 'cv.yes' : 'cv.no'),
  number: (value: number, intl) => formatsFor(intl).number(value),
  money: writePay,
}

/** Returns the value of a CV field in a language; empty without a value. `among`: other fields, such as the currency. */
export function wordsOf(
  intl: AppIntl,
  [part, name]: readonly [part: string, name: string],
  value: unknown,
  among: Values = {},
): string {
  const field = PARTS[part]?.[name] as CvField
  if (value === null || value === '' || ('initial' in field && field.kind === 'number' && value === field.initial))
    return ''
  // A draft may contain text instead of a number.
  if (typeof value === 'string' && (field.kind === 'number' || field.kind === 'money')) return value
  return (WRITERS[field.kind] as Written<CvField['kind']>)(value as never, intl, field as never, name, among)
}

/** Returns the name of a field. */
export const labelOf = ({ t }: AppIntl, part: string, name: string): string => t(`cv.field.${part}.${name}`)
