import type { AppIntl } from '../intl.ts'

type Translate = AppIntl['t']

/** Choices with names in the vocabulary, or the same in every language. */
const NAMES: Readonly<Record<string, (value: string, t: Translate) => string>> = {
  englishLevel: (value, t) => t(`vocabulary.english.${value}`),
  fleetType: (value, t) => t(`vocabulary.fleet.${value}`),
  desiredCurrency: (value) => value,
}

const nameChoice = (field: string, value: string, t: Translate): string =>
  NAMES[field]?.(value, t) ?? t(`cv.choice.${field}.${value}`)

export const listChoices = (field: string, values: readonly string[], t: Translate) =>
  values.map((value) => ({ value, label: nameChoice(field, value, t) }))
