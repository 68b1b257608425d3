import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'

type Vacancy = { rank: string | null; vesselType: string | null; vesselName: string | null }

/** Returns rank and ship, by its name or its type; a draft may have neither. */
export function nameVacancy({ rank, vesselType, vesselName }: Vacancy, intl: AppIntl): string {
  if (rank === null) return intl.t('vacancy-form.drafts.unnamed')
  const vessel = vesselName ?? (vesselType && vesselText({ vesselType, vesselClass: null }, intl))
  return vessel ? intl.t('inbox.about.vacancy', { rank: rankName(intl, rank), vessel }) : rankName(intl, rank)
}
