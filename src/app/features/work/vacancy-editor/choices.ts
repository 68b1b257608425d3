import { AGREEMENTS } from '#src/domain/vocabulary/agreements.ts'
import { CURRENCIES } from '#src/domain/vocabulary/currencies.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { SIZE_UNITS } from '#src/domain/vocabulary/size-units.ts'
import { REGION_SLUGS } from '#src/domain/vocabulary/trading-areas.ts'
import { VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import type { AppIntl, MessageId } from '#src/i18n/intl.ts'

export type Choice = { value: string; label: string }

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
const named = (values: readonly string[], id: (value: string) => MessageId, { t }: AppIntl): Choice[] =>
  values.map((value) => ({ value, label: t(id(value)) }))
const sorted = (choices: Choice[], { code }: AppIntl) =>
  choices.sort((one, other) => one.label.localeCompare(other.label, code))

const LISTS: Readonly<Record<string, (intl: AppIntl) => Choice[]>> = {
  vesselType: (intl) =>
    sorted(
      named(
        VESSEL_TYPES.map(({ slug }) => slug),
        (slug) => `vessel.${slug}`,
        intl,
      ),
      intl,
    ),
  capacityUnit: () => SIZE_UNITS.map((unit) => ({ value: unit, label: unit === 'm3' ? 'm³' : unit })),
  dpClass: () => ['1', '2', '3'].map((value) => ({ value, label: `DP${value}` })),
  areas: (intl) =>
    sorted(
      named(REGION_SLUGS, (slug) => `vocabulary.area.${slug}`, intl),
      intl,
    ),
  payCurrency: () => plain(CURRENCIES),
  internetCurrency: () => plain(CURRENCIES),
  payPeriod: ({ t }) => [
    { value: 'month', label: t('cv.choice.desiredPeriod.month') },
    { value: 'day', label: t('cv.choice.desiredPeriod.day') },
  ],
  payKind: ({ t }) => [
    { value: 'gross', label: t('vacancy.detail.pay-gross') },
    { value: 'net', label: t('vacancy.detail.pay-net') },
  ],
  english: (intl) => named(ENGLISH_LEVELS, (level) => `vocabulary.english.${level}`, intl),
  internet: ({ t }) => [
    { value: 'yes', label: t('vacancy.detail.internet-some') },
    { value: 'no', label: t('vacancy.detail.internet-none') },
  ],
  travel: ({ t }) => [
    { value: 'yes', label: t('vacancy.detail.travel-paid') },
    { value: 'no', label: t('vacancy.detail.travel-own') },
  ],
  agreementKind: (intl) => named(AGREEMENTS, (kind) => `vocabulary.agreement.${kind}`, intl),
}

/** Returns the choices of a field in the reader's language; none for free text. */
export const listChoicesOf = (name: string, intl: AppIntl): Choice[] | undefined => LISTS[name]?.(intl)
