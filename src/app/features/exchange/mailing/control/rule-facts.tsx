import type { ControlledRule } from '#src/contract/mailing/control-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { RuleField } from './typed-rule.ts'
import { useNames } from './use-names.ts'

/** Returns a function that describes a field of a rule: its name and its value in words. */
export function useRuleFacts() {
  const { t } = useIntl()
  const formats = useFormats()
  const names = useNames()
  const list = (slugs: readonly string[], name: (slug: string) => string) =>
    slugs.length === 0 ? t('mailing-control.choice.any') : formats.list(slugs.map(name))
  const months = (count: number) =>
    count === 0 ? t('mailing-control.choice.any') : t('mailing-control.fact.months', { count })
  const answer = (isOn: boolean) => t(isOn ? 'cv.yes' : 'cv.no')
  return (field: RuleField, rule: ControlledRule): { label: string; text: string } => {
    const texts: Record<RuleField, string> = {
      ranks: list(rule.ranks, names.rank),
      fleets: list(rule.fleets, names.fleet),
      vesselTypes: list(rule.vesselTypes, names.vessel),
      monthsInRank: months(rule.monthsInRank),
      monthsOnTypes: months(rule.monthsOnTypes),
      english: rule.english ? names.english(rule.english) : t('mailing-control.choice.any'),
      papersValid: months(rule.papersValid),
      nationalities: list(rule.nationalities, formats.country),
      frequency: t(`mailing-control.frequency.${rule.frequency}`),
      language: formats.language(rule.language),
      ownForm: answer(rule.ownForm),
      named: answer(rule.named),
    }
    const label = field === 'ownForm' ? t('mailing-control.form.title') : t(`mailing-control.field.${field}`)
    return { label, text: texts[field] }
  }
}
