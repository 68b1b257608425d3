import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import type { Api } from '#src/contract/api.ts'
import { ApiError } from '#src/contract/api.ts'
import { ERROR_CODES, type ErrorCode } from '#src/contract/http/errors.ts'
import { MAX_NOTE } from '#src/domain/text/text-limits.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { applyToVacancy, createDetailHead } from './detail-page.ts'
import { createDetail, NOW } from './examples.fixture.ts'
import { vacancy } from './queries.ts'

const intl = await loadIntl('en')
const refusal = (code: ErrorCode) => new ApiError(ERROR_CODES[code], { message: 'No.', code, requestId: 'r' })
const refuse = (code: ErrorCode) => vi.fn(() => Promise.reject(refusal(code)))

const createContext = (api: Partial<Record<keyof Api, unknown>>, role?: 'seaman' | 'company'): PageContext =>
  ({
    api,
    intl,
    locale: 'en',
    session: role ? { role } : null,
    params: { id: 'v1' },
    search: {},
    here: '/vacancy/v1',
    now: NOW,
    origin: 'https://gangway.example',
    productName: 'Gangway',
  }) as unknown as PageContext

test.each([
  ['not-found', 404],
  ['gone', 410],
] as const)('a vacancy that is %s becomes the page of %i', async (code, status) => {
  await expect(vacancy(createContext({ getVacancy: refuse(code) })).queryFn()).rejects.toMatchObject({
    name: 'PageError',
    status,
  })
})

test('an application is sent with its note and key, and shown on the same page', async () => {
  const apply = vi.fn(async () => ({ id: 'a1', createdAt: NOW }))
  const result = await applyToVacancy(createContext({ apply }, 'seaman'), {
    note: '  Free from 1 December. ',
    idempotencyKey: 'k1',
  })
  expect(apply).toHaveBeenCalledWith('v1', 'Free from 1 December.', 'k1')
  expect(result).toMatchObject({ redirect: '/vacancy/v1#apply' })
  const known = 'changed' in result ? result.changed?.known : []
  expect(known?.map(({ becomes }) => becomes(createDetail({})))).toEqual([
    createDetail({ appliedAt: NOW, applicationId: 'a1' }),
  ])
})

test('lists that say where someone applied may be otherwise after an application', async () => {
  const apply = async () => ({ id: 'a1', createdAt: NOW })
  const result = await applyToVacancy(createContext({ apply }, 'seaman'), {})
  const lists = [['vacancies'], ['saved-vacancies'], ['invitations']]
  expect(result).toMatchObject({ changed: { stale: expect.arrayContaining(lists) } })
})

test('applying twice ends where applying once does', async () => {
  const context = createContext({ apply: refuse('already-applied') }, 'seaman')
  expect(await applyToVacancy(context, { note: '' })).toEqual({ redirect: '/vacancy/v1#apply' })
})

test('a session that ended sends to sign-in, and the note stays in the tab', async () => {
  const context = createContext({ apply: refuse('not-signed-in') }, 'seaman')
  const result = await applyToVacancy(context, { note: 'Hello' })
  expect(result).toEqual({ redirect: '/auth/login?redirect=%2Fvacancy%2Fv1%23apply', unsent: true })
})

test('a note that is too long is not sent and not lost', async () => {
  const apply = vi.fn()
  const note = 'x'.repeat(MAX_NOTE + 2)
  const result = await applyToVacancy(createContext({ apply }, 'seaman'), { note })
  expect(apply).not.toHaveBeenCalled()
  expect(result).toEqual({
    failure: { values: { note }, errors: { application: { note: 'Shorten the note by 2 characters.' } } },
  })
})

test('a note of the longest kind is sent, whatever its characters and line ends', async () => {
  const apply = vi.fn(async () => ({}))
  const lines = '😀\r\n'.repeat(MAX_NOTE / 2 - 1)
  await applyToVacancy(createContext({ apply }, 'seaman'), { note: `${lines}e\u0301x` })
  expect(apply).toHaveBeenCalledOnce()
  expect(await applyToVacancy(createContext({ apply }, 'seaman'), { note: `${lines}e\u0301xy` })).toMatchObject({
    failure: { errors: { application: { note: 'Shorten the note by 1 character.' } } },
  })
})

test('a closed vacancy is not for search engines', async () => {
  const head = (changes = {}) => createDetailHead({ vacancy: createDetail(changes) }, createContext({}))
  expect(head({ status: 'expired' }).noindex).toBe(true)
  expect(head().noindex).toBeUndefined()
  expect(head().title).toContain('Chief Officer, LNG carrier')
})
