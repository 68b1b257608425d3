import { expect, test, vi } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { PageContext } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import type { ErrorCode } from '#src/contract/http/errors.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { securityPage } from './security-page.tsx'

const session = { role: 'user', email: 'a@b.example', displayName: 'a', impersonator: null }

const refuse = (status: number, code: ErrorCode, message: string) => async () => {
  throw new ApiError(status, { message, code, requestId: 'r1' })
}

const createContext = async (api: object, confirmedUntil = 0) =>
  ({
    api: {
      findDevices: async () => ({ items: [] }),
      getCredentials: async () => ({ email: 'a@b.example', hasPassword: true, pendingEmail: null }),
      getSocialState: async () => ({ providers: [], pending: null, account: null }),
      findPasskeys: async () => ({ items: [], twoStep: false, demanded: false }),
      findSecurityEvents: async () => ({ items: [], next: null }),
      ...api,
    },
    intl: await loadIntl('en'),
    locale: 'en',
    here: '/account/security',
    search: {},
    now: 1,
    session: { ...session, confirmedUntil },
  }) as unknown as PageContext

test('a section of the security page that cannot be loaded leaves the others where they are', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ctx = await createContext({ findDevices: refuse(503, 'unavailable', 'x') })
  const text = render(ctx, <securityPage.Component data={await securityPage.load(ctx)} ctx={ctx} />)
  expect(text).toContain('id="passkeys"')
  expect(text).not.toContain('id="devices"')
  expect(text).toContain(ctx.intl.t('ui.part.missing'))
})

for (const [when, confirmedUntil] of [
  ['in place of its form, where that is gone', 0],
  ['in its form, where that is still there', 2],
] as const)
  test(`an act that came after the confirmation was over is answered ${when}, with the way to confirm again`, async () => {
    const changePassword = refuse(403, 'confirmation-needed', 'Confirm again')
    const ctx = await createContext({ changePassword }, confirmedUntil)
    const result = await securityPage.action?.(ctx, { act: 'password' }, {})
    const failure = result && 'failure' in result ? result.failure : undefined
    const page = <securityPage.Component data={await securityPage.load(ctx)} ctx={ctx} {...(failure && { failure })} />
    const text = render(ctx, page)
    expect(text.replace(/<p class="refusal-toast".*?<\/p>/, '').split('Confirm again')).toHaveLength(2)
    expect(text).toMatch(/data-answer="failed".*Confirm again/s)
    expect(text).toContain('href="/auth/confirm?redirect=%2Faccount%2Fsecurity"')
  })
