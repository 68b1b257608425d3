import { expect, test } from 'vitest'
import { feedSourcePage } from '#src/app/features/exchange/feed/source-page.ts'
import { ownVacanciesPage } from '#src/app/features/work/company-desk/own-vacancies-page.ts'
import { PageRedirect } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { applicantsPage } from './applicants-page.ts'

const empty = { items: [], total: 5, page: 2, pageSize: 20 }

test('a page that no list has is asked for as the first one', async () => {
  const asked: unknown[] = []
  const ctx = await createPageContext(
    {
      findOwnVacancies: async (query: { page?: unknown } = {}) => asked.push(query.page) as never,
      call: async () => ({ items: [] }) as never,
    },
    { search: { page: '9007199254740993' } },
  )
  await ownVacanciesPage.load(ctx)
  expect(asked).toEqual([1])
})

test.each([
  ['of the applicants', applicantsPage, '/company/vacancy/v1/applicants'],
  ['of a feed’s report', feedSourcePage, '/company/feeds/f1?outcome=refused'],
] as const)('a page behind the last one %s leads to the first', async (_, page, first) => {
  const ctx = await createPageContext(
    {
      findApplicants: async () => ({ ...empty, vacancy: { id: 'v1' } }) as never,
      getFeed: async () => ({ ...empty, source: { id: 'f1' } }) as never,
    },
    { search: { page: '2', outcome: 'refused' } },
  )
  await expect(page.load(ctx)).rejects.toEqual(new PageRedirect(first))
})
