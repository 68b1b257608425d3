import { createFormats } from '#src/i18n/formats.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'

type Vessel = { vesselType: string | null; vesselClass: string | null }

/**
 * Texts of results in the language of the request. They are written here and not by the page: the names of ranks and vessel types would be
 * ten times the weight of the palette.
 */
export function describeFound(intl: AppIntl) {
  const formats = createFormats(intl.code)
  const post = (rank: string, vessel: string | null): string =>
    vessel ? intl.t('inbox.about.vacancy', { rank: rankName(intl, rank), vessel }) : rankName(intl, rank)
  return {
    rank: (slug: string): string => rankName(intl, slug),
    post,
    place: (city: string, country: string): string => `${city}, ${formats.country(country)}`,
    vacancy: (rank: string | null, { vesselType, vesselClass }: Vessel): string =>
      rank === null
        ? intl.t('vacancy-form.drafts.unnamed')
        : post(rank, vesselType && vesselText({ vesselType, vesselClass }, intl)),
    status: (status: string, joinFrom: string | null): string =>
      [intl.t(`company.status.${status}`), joinFrom && formats.plainDate(joinFrom)].filter(Boolean).join(' · '),
  }
}

export type Words = ReturnType<typeof describeFound>
