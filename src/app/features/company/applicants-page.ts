import { definePage, PageError, PageRedirect } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import { readPage } from '#src/contract/paging.ts'
import type { ApplicantList } from '#src/contract/schemas/application.ts'
import { rankInside } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { Applicants } from './applicants.tsx'
import { applicantsPath } from './applicants-path.ts'

export const applicantsPage = definePage<ApplicantList>({
  load: async ({ api, params, search, intl }) => {
    try {
      const list = await api.findApplicants(params.id ?? '', { page: readPage(search.page) })
      if (list.items.length === 0 && list.page > 1) throw new PageRedirect(applicantsPath(list.vacancy.id))
      return list
    } catch (error) {
      // Whose vacancy it is stays the owner's business: to others it is not there.
      if (error instanceof ApiError && error.status === 404)
        throw new PageError(404, intl.t('company.applicants.missing'))
      throw error
    }
  },
  head: ({ vacancy }, { intl }) => ({
    title: intl.t('company.applicants.page-title', { rank: rankInside(intl, rankName(intl, vacancy.rank)) }),
  }),
  Component: Applicants,
})
