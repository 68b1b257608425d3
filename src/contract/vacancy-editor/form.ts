import { z } from 'zod'
import { MAX_CV_NAME, MAX_CV_WORDS, MAX_VACANCY_TEXT } from '#src/domain/text/text-limits.ts'
import { MAX_FORM_ROWS, MAX_FORM_TEXTS } from '#src/domain/vacancy/form-limits.ts'
import { typed } from '../http/text-schemas.ts'

const short = typed(MAX_CV_NAME).default('')
const words = typed(MAX_CV_WORDS).default('')
const rows = <Row extends z.ZodType>(row: Row, most = MAX_FORM_ROWS) => z.array(row).max(most).default([])

/** A vacancy as it is typed: fields may be incomplete or invalid. */
export const vacancyFormSchema = z.object({
  rank: short,
  cadetBerth: z.boolean().default(false),
  positions: short,
  imo: short,
  vesselName: short,
  /** The name and the number of the ship are told at the offer. */
  hidesShip: z.boolean().default(false),
  vesselType: short,
  vesselClass: short,
  flag: short,
  built: short,
  dwt: short,
  gt: short,
  /** What lists show as the size of the ship, when it is not the deadweight: `920` and `TEU`. */
  capacity: short,
  capacityUnit: short,
  engine: short,
  dpClass: short,
  areas: rows(z.object({ value: short })),
  tradingArea: words,
  payMin: short,
  payMax: short,
  payCurrency: short,
  payPeriod: short,
  payKind: short,
  payBasic: short,
  payOvertime: short,
  payLeave: short,
  payBonus: short,
  joinFrom: short,
  joinTo: short,
  port: short,
  portCountry: short,
  duration: short,
  /** From a feed that gives weeks or days; kept while the months match them. */
  durationDays: short.default(''),
  plusMinus: short,
  rotationOn: short,
  rotationOff: short,
  papers: rows(z.object({ slug: short, months: short })),
  monthsInRank: short,
  monthsOnType: short,
  english: short,
  nationalities: rows(z.object({ value: short })),
  crewSize: short,
  crew: rows(z.object({ value: short })),
  internet: short,
  internetFreeGb: short,
  internetPrice: short,
  internetCurrency: short,
  travel: short,
  agreementKind: short,
  agreement: words,
  insurance: words,
  texts: rows(z.object({ language: short, text: typed(MAX_VACANCY_TEXT).default('') }), MAX_FORM_TEXTS),
})

export type VacancyForm = z.infer<typeof vacancyFormSchema>

/** Dates are of one vacancy alone: a copy begins without them. */
export const withoutDates = (form: VacancyForm): VacancyForm => ({ ...form, joinFrom: '', joinTo: '' })
