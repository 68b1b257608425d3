import type { LocaleCode } from '../locales.ts'
import type { MoneyCurrency } from '../money/amount.ts'
import { type LetterFrequency, MISSED_BY } from './mailing-rule.ts'

/** What a seafarer chooses for a mailing. An empty list has no limit. */
export type MailingChoice = {
  fleets: readonly string[]
  vesselTypes: readonly string[]
  countries: readonly string[]
  /** Slugs of agencies. */
  agencies: readonly string[]
  /** The most letters; null for all. */
  atMost: number | null
  isHideRu: boolean
  /** Exclusions that are on unless the seafarer turns them off. */
  isWithEmployers: boolean
  isWithRecent: boolean
  /** Slugs of agencies that must not get the CV. */
  notTo: readonly string[]
  /** Of the letters; null for that of each agency. */
  language: LocaleCode | null
  /** Whether the CV on an agency's own form is attached where its rule asks for it. */
  isWithForm: boolean
  /** Ids of documents of the CV whose scans the agencies may open. Mailings ordered before it could be chosen have none. */
  documents?: readonly string[]
  /** The country in which the seafarer lives. */
  residence: string
  currency: MoneyCurrency
}

/** Why an agency of the mailing's fleets is left out. */
export const LEFT_OUT_BY = [
  'not-chosen',
  'ru',
  'employer',
  'recent',
  'named',
  'no-address',
  ...MISSED_BY,
  'at-most',
] as const
export type LeftOutBy = (typeof LEFT_OUT_BY)[number]

/** Whom a mailing reaches, frozen in the order. */
export type MailingReach = {
  agencies: number
  countries: readonly { code: string; agencies: number }[]
  frequencies: Readonly<Record<LetterFrequency, number>>
  leftOut: Readonly<Partial<Record<LeftOutBy, number>>>
}
