import { definePage } from '#src/app/page.ts'
import type { ApplicantList } from '#src/contract/application/schemas.ts'
import { rankInside } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { Applicants } from './applicants.tsx'
import { applicants } from './queries.ts'

export const applicantsPage = definePage<{ applicants: ApplicantList }>({
  queries: (ctx) => ({ applicants: applicants(ctx) }),
  head: ({ applicants: { vacancy } }, { intl }) => ({
    title: intl.t('company.applicants.page-title', { rank: rankInside(intl, rankName(intl, vacancy.rank)) }),
  }),
  Component: Applicants,
})
