import { describe, expect, test } from 'vitest'
import { type PageContext, PageError, PageRedirect } from '#src/app/page.ts'
import type { CompanyList } from '#src/contract/crewing/schemas.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { askCountry, askDirectory, createDirectoryHead } from './directory-page.ts'

const intl = await loadIntl('en')
const LIST = { total: 6, figures: { agencies: 60, openVacancies: 1500 } } as CompanyList

function contextOf(search: Record<string, string>, params: Record<string, string> = {}) {
  const calls: unknown[] = []
  const api = {
    findCompanies: async (...call: unknown[]) => {
      calls.push(call)
      return LIST
    },
  }
  const ctx = { api, intl, locale: 'en', origin: 'https://x.example', here: '/crewing/xx?a=b', params, search }
  return { ctx: ctx as unknown as PageContext, calls }
}

const headOf = (search: Record<string, string>, params?: Record<string, string>, list = LIST) =>
  createDirectoryHead({ companies: list }, contextOf(search, params).ctx)

test('a country asked of the whole directory leads to the page of that country, the rest kept', () => {
  const { ctx } = contextOf({ country: 'PH', fleet: 'tanker-fleet', sort: 'name', page: '2', x: 'y' })
  expect(() => askDirectory(ctx)).toThrow(new PageRedirect('/crewing/ph?fleet=tanker-fleet&sort=name&page=2'))
})

test('a country that does not exist is asked of no one', async () => {
  const whole = contextOf({ country: 'atlantis' })
  expect(await askDirectory(whole.ctx).companies.queryFn()).toBe(LIST)
  const page = contextOf({}, { country: 'xx' })
  expect(() => askCountry(page.ctx)).toThrow(new PageError(404, 'Page Not Found: /crewing/xx'))
  expect(page.calls).toEqual([])
})

describe('the head', () => {
  test('is written for the directory, a country, a fleet and a page', () => {
    expect(headOf({}).title).toBe('Crewing agencies and shipowners')
    expect(headOf({}, { country: 'ph' }).title).toBe('Crewing agencies: Philippines')
    expect(headOf({ fleet: 'tanker-fleet', page: '2' }, { country: 'ph' }).title).toBe(
      'Crewing agencies: Philippines, tanker fleet, page 2',
    )
    expect(headOf({}).description).toContain('Companies: 60. Open vacancies: 1,500.')
  })

  test.each([
    [{}, false],
    [{ page: '2' }, false],
    [{ fleet: 'tanker-fleet' }, false],
    [{ fleet: 'tanker-fleet,offshore-fleet' }, true],
    [{ q: 'crew' }, true],
    [{ verified: '1' }, true],
    [{ sort: 'name' }, true],
  ])('keeps search engines from %o: %s', (search, noindex) => {
    expect(headOf(search).noindex === true).toBe(noindex)
  })

  test('keeps them from a list without companies', () => {
    expect(headOf({}, { country: 'fi' }, { ...LIST, total: 0 }).noindex).toBe(true)
  })
})
