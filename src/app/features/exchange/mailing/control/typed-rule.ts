import type { FormValues } from '#src/app/page.ts'
import type { ControlledRule, MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { completeRule } from '#src/domain/mailing/complete-rule.ts'
import { MAILING_FREQUENCIES } from '#src/domain/mailing/mailing-rule.ts'
import { readWhole } from '#src/domain/text/read-digits.ts'
import { isEnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { isFleetType } from '#src/domain/vocabulary/fleets.ts'

/** Stands for text that is no number; the server refuses it with a message. */
const NO_NUMBER = -1

const tick = (isOn: boolean): string => (isOn ? 'on' : '')
const number = (months: number): string => (months === 0 ? '' : String(months))

/** The values of the form of a rule. */
export const valuesOf = (rule: ControlledRule): FormValues => ({
  ranks: rule.ranks.join('\n'),
  fleets: rule.fleets.join('\n'),
  vesselTypes: rule.vesselTypes.join('\n'),
  monthsInRank: number(rule.monthsInRank),
  monthsOnTypes: number(rule.monthsOnTypes),
  english: rule.english ?? '',
  papersValid: number(rule.papersValid),
  nationalities: rule.nationalities.join('\n'),
  frequency: rule.frequency,
  language: rule.language,
  ownForm: tick(rule.ownForm),
  named: tick(rule.named),
})

export const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean)

function readMonths(text = ''): number {
  const months = readWhole(text)
  return months === null ? 0 : (months ?? NO_NUMBER)
}

/** The rule of the values of a form, completed as the server does. */
export function readRule(values: FormValues): ControlledRule {
  const { english = '', frequency, language } = values
  return completeRule({
    ranks: linesOf(values.ranks),
    fleets: linesOf(values.fleets).filter(isFleetType),
    vesselTypes: linesOf(values.vesselTypes),
    monthsInRank: readMonths(values.monthsInRank),
    monthsOnTypes: readMonths(values.monthsOnTypes),
    english: isEnglishLevel(english) ? english : null,
    papersValid: readMonths(values.papersValid),
    nationalities: linesOf(values.nationalities),
    frequency: MAILING_FREQUENCIES.find((known) => known === frequency) ?? 'daily',
    language: LOCALE_CODES.find((known) => known === language) ?? 'en',
    ownForm: Boolean(values.ownForm),
    named: Boolean(values.named),
  })
}

const join = (list: readonly string[]): string | undefined => (list.length > 0 ? list.join(',') : undefined)
const positive = (months: number): number | undefined => (months > 0 ? months : undefined)

/** The query that counts the CVs of a rule. */
export const countQueryOf = (rule: ControlledRule) => ({
  ranks: join(rule.ranks),
  fleets: join(rule.fleets),
  vesselTypes: join(rule.vesselTypes),
  monthsInRank: positive(rule.monthsInRank),
  monthsOnTypes: positive(rule.monthsOnTypes),
  english: rule.english ?? undefined,
  papersValid: positive(rule.papersValid),
  nationalities: join(rule.nationalities),
})

/** The form as one parameter of the address, by which the page counts it without scripting. */
export function writeTried(values: FormValues): string {
  const typed = Object.entries(valuesOf(readRule(values))).filter(([, value]) => value !== '')
  return new URLSearchParams(typed).toString()
}

/** The form of the address; undefined without one. */
export const readTried = (tried: string | undefined): FormValues | undefined =>
  tried ? valuesOf(readRule(Object.fromEntries(new URLSearchParams(tried)))) : undefined

const sameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())
    : one === other

export type RuleField = keyof MailingControl['rule']

/** The fields in which two rules differ. */
export const listDifferences = (one: ControlledRule, other: ControlledRule): RuleField[] =>
  (Object.keys(one) as RuleField[]).filter((name) => !sameList(one[name], other[name]))
