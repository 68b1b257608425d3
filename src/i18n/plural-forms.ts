import type { AppIntl, MessageId } from './intl.ts'

/** Enough to meet every category: Arabic tells 0, 1, 2, 3, 11 and 100 apart, Spanish a million. */
const SAMPLES = [0, 1, 2, 3, 5, 11, 100, 1_000_000]
export const COUNT_PLACE = '#'

/**
 * A message with a count in each of its plural forms, the figure as `#`: for a script that knows the count and has no catalogue.
 * `number` writes figures as the message does.
 */
export function pluralForms(
  { code, t }: Pick<AppIntl, 'code' | 't'>,
  id: MessageId,
  number: (value: number) => string,
): Readonly<Record<string, string>> {
  const rules = new Intl.PluralRules(code === 'tl' ? 'fil' : code)
  const forms = SAMPLES.map(
    (count) => [rules.select(count), t(id, { count }).replace(number(count), COUNT_PLACE)] as const,
  )
  return Object.fromEntries(forms.toReversed())
}
