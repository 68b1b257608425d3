import { describe, expect, test } from 'vitest'
import { type ActionResult, type PageContext, PageError, PageRedirect } from '#src/app/page.ts'
import type { Api } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api.ts'
import type { ErrorCode } from '#src/contract/http/errors.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createCompanyHead, sendMessage } from './company-page.ts'
import { COMPANY } from './example.fixture.ts'
import { company } from './queries.ts'

const intl = await loadIntl('en')

const contextOf = (api: Partial<Api>, session: Partial<SessionUser> | null = null): PageContext =>
  ({
    api,
    intl,
    locale: 'en',
    origin: 'https://gangway.example',
    here: '/crewing/pl/north-strand-crewing',
    params: { country: 'pl', slug: 'north-strand-crewing' },
    search: {},
    session,
    now: 0,
  }) as unknown as PageContext

const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, { code, message: 'No', requestId: 'r', errors: { message: { text: 'Too long' } } })
/** Returns the cache change of an action. */
const changesOf = (result: ActionResult) => (before: unknown) =>
  'changed' in result ? result.changed?.known?.[0]?.becomes(before) : undefined

const headOf = (company = COMPANY) => createCompanyHead({ company }, contextOf({}))

describe('what search engines read', () => {
  test('is the organization as the page shows it, and the way to it', () => {
    const { jsonLd, title, description } = headOf()
    expect(title).toBe('North Strand Crewing, Gdynia: licence and vacancies')
    expect(description).toContain('Licence UMG-7, verified by us')
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Organization',
        name: 'North Strand Crewing',
        legalName: 'North Strand Crewing Sp. z o.o.',
        url: 'https://north-strand.example',
        address: { streetAddress: 'ul. Portowa 33', addressLocality: 'Gdynia', addressCountry: 'PL' },
        identifier: { propertyID: 'Maritime Office', value: 'UMG-7' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://gangway.example/crewing' },
          { name: 'Poland', item: 'https://gangway.example/crewing/pl' },
          { item: 'https://gangway.example/crewing/pl/north-strand-crewing' },
        ],
      },
    ])
  })

  test('has no licence that no one checked', () => {
    const { jsonLd, description } = headOf({ ...COMPANY, verified: false, website: null })
    expect(JSON.stringify(jsonLd)).not.toContain('UMG-7')
    expect(description).not.toContain('UMG-7')
  })

  test('is nothing where nothing is checked and nothing is open', () => {
    expect(headOf().noindex).toBeUndefined()
    expect(headOf({ ...COMPANY, verified: false }).noindex).toBeUndefined()
    expect(headOf({ ...COMPANY, openVacancies: 0 }).noindex).toBeUndefined()
    expect(headOf({ ...COMPANY, verified: false, openVacancies: 0 }).noindex).toBe(true)
  })
})

describe('the page', () => {
  test('of a company that is not there is not found', async () => {
    const api = { getCompany: async () => Promise.reject(refusal(404, 'not-found')) }
    await expect(company(contextOf(api)).queryFn()).rejects.toBeInstanceOf(PageError)
  })
})

test('of a company that moved leads to its new address', async () => {
  const api = { getCompany: async () => ({ ...COMPANY, country: 'NO' }) }
  await expect(company(contextOf(api)).queryFn()).rejects.toEqual(
    new PageRedirect('/crewing/no/north-strand-crewing', { permanent: false }),
  )
})

describe('a message', () => {
  const values = { note: 'Hello', company: 'c1', key: 'k1' }

  test('goes into the inbox, to the company of the page and under the key of its form', async () => {
    const calls: unknown[] = []
    const call = async (...said: unknown[]) => {
      calls.push(said)
      return { thread: { id: 't1' } }
    }
    const result = await sendMessage(contextOf({ call } as unknown as Partial<Api>, { role: 'seaman' }), values)
    expect(result).toMatchObject({ redirect: '/seaman/inbox?thread=t1', changed: { stale: [['inbox']] } })
    expect(changesOf(result)({ ...COMPANY, carriedNote: 'Hello' })).toEqual({ ...COMPANY, carriedNote: undefined })
    const body = { to: { kind: 'company', id: 'c1' }, key: 'k1', text: 'Hello', files: [], names: [] }
    expect(calls).toEqual([['POST /server/inbox/thread', { body }]])
  })

  test('of a guest waits at the server, and the address of signing in has nothing of it', async () => {
    const kept: unknown[] = []
    const keepWords: Api['keepWords'] = async (...call) => {
      kept.push(call)
      return null
    }
    const getCsrfToken = async () => ({ csrfToken: 'fresh' })
    const sent = { ...values, way: 'registration' }
    expect(await sendMessage(contextOf({ keepWords, getCsrfToken }), sent)).toEqual({
      redirect: '/auth/registration?redirect=%2Fcrewing%2Fpl%2Fnorth-strand-crewing%3Fwrite%3Dyes%23contact',
    })
    expect(kept).toEqual([[{ path: '/crewing/pl/north-strand-crewing', note: 'Hello' }, 'fresh']])
  })

  test('that cannot be kept is still in its form', async () => {
    const getCsrfToken = async () => Promise.reject(refusal(503, 'unavailable'))
    expect(await sendMessage(contextOf({ getCsrfToken }), values)).toMatchObject({ failure: { values } })
  })

  test('that is refused is still in its form, with the messages beside the fields', async () => {
    const call = (async () => Promise.reject(refusal(422, 'validation-failed'))) as Api['call']
    expect(await sendMessage(contextOf({ call }, { role: 'seaman' }), values)).toMatchObject({
      failure: { values, errors: { message: { note: 'Too long' } } },
    })
  })
})
