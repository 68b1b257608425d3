import type { OwnVacancy } from '#src/contract/application/schemas.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'

/** A draft may have no rank. */
export const nameOwn = ({ rank }: Pick<OwnVacancy, 'rank'>, intl: AppIntl): string =>
  rank === null ? intl.t('vacancy-form.drafts.unnamed') : rankName(intl, rank)
