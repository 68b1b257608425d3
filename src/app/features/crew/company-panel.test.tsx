import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { CompanyPanel } from './company-panel.tsx'
import { loadDetail } from './crew-pages.ts'
import { crewWords } from './crew-words.ts'

const intl = await loadIntl('en')
const words = crewWords(intl, formatsFor(intl))
const show = (open: number) => renderToString(<CompanyPanel rank="chief-officer" open={open} words={words} />)

test('a company that reads about a seafarer is led to its open vacancies for the rank', () => {
  const html = show(2)
  expect(html).toContain('You have 2 open vacancies for this rank.')
  expect(html).toContain('href="/company/vacancy?status=published&amp;q=Chief+Officer"')
})

test('one that has none is led to where it publishes one', () => {
  expect(show(0)).toContain('You have no open vacancy for this rank.')
  expect(show(0)).toContain('href="/company/feeds"')
})

test('only a company is told about its vacancies', async () => {
  const read = (role: string) =>
    loadDetail({
      params: { id: 'x' },
      intl,
      session: { role },
      api: {
        getCrewDetail: async () => ({ rank: 'chief-officer' }),
        findOwnVacancies: async (query: object) => ({
          total: Object.values(query).join() === 'published,chief-officer' ? 3 : 0,
        }),
      },
    } as unknown as PageContext)
  expect((await read('company')).open).toBe(3)
  expect((await read('seaman')).open).toBeNull()
})

test('a seafarer is shown though the company’s own vacancies cannot be counted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const data = await loadDetail({
    params: { id: 'x' },
    intl,
    session: { role: 'company' },
    api: {
      getCrewDetail: async () => ({ rank: 'chief-officer' }),
      findOwnVacancies: async () => {
        throw new ApiError(503, { message: 'x', code: 'unavailable', requestId: 'r1' })
      },
    },
  } as unknown as PageContext)
  expect(data).toEqual({ rank: 'chief-officer', open: undefined })
})
