import type { CvDocument } from '#src/domain/cv/cv.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** Returns the name of a paper for mails and calendars. */
export const namePaper = (intl: AppIntl, { name }: Pick<CvDocument, 'name'>): string =>
  nameTerm('paper', name ?? '', intl) || intl.t('cv.entry.unnamed')
