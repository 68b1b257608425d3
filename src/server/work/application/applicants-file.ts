import type { Applicant } from '#src/contract/application/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import { openApplicants } from './applicants.usecases.ts'

const COLUMNS: readonly FileColumn<Applicant>[] = [
  ['company.applicant.seafarer', ({ seaman }) => `${seaman.firstname} ${seaman.surname}`],
  ['company.applicant.position', ({ seaman }, { intl }) => rankName(intl, seaman.positionMain)],
  ['company.applicant.citizenship', ({ seaman }, { formats }) => formats.country(seaman.citizenship)],
  ['company.applicant.in-rank', ({ seaman }) => seaman.monthsInRank],
  ['company.applicant.service', ({ seaman }) => seaman.seaServiceMonths],
  [
    'company.applicant.match',
    ({ match, copy, hasOtherRules }, { t }) => {
      if (copy === 'other-version') return t('company.applicant.other-version')
      return hasOtherRules ? t('company.applicant.other-rules') : match && t('company.applicant.met', match)
    },
  ],
  ['company.applicant.ready', ({ seaman }) => seaman.readyFrom],
  [
    'company.applicant.english',
    ({ seaman: { englishLevel } }, { t }) => englishLevel && t(`vocabulary.english.${englishLevel}`),
  ],
  ['company.applicant.applied', ({ createdAt }) => toPlainDate(createdAt)],
  ['company.applicant.status', ({ status }, { t }) => t(`company.stage.${status}`)],
]

/** Returns the applicants for a vacancy of the company, newest first. Throws `not-found` for another company's vacancy. */
export async function applicantsFile(...asked: Parameters<typeof openApplicants>) {
  const { readBefore } = await openApplicants(...asked)
  const read: ReadStep<Applicant> = (after, limit) => readBefore(after?.id, limit)
  return { name: 'applicants', columns: COLUMNS, read }
}
