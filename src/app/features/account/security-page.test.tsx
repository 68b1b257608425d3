import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { render } from '../market/market-render.fixture.tsx'
import { securityPage } from './security-page.tsx'

const session = { role: 'user', email: 'a@b.example', displayName: 'a', impersonator: null, confirmedUntil: 0 }

test('a section of the security page that cannot be loaded leaves the others where they are', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ctx = {
    api: {
      findDevices: async () => {
        throw new ApiError(503, { message: 'x', code: 'unavailable', requestId: 'r1' })
      },
      getCredentials: async () => ({ email: 'a@b.example', hasPassword: true, pendingEmail: null }),
      getSocialState: async () => ({ providers: [], pending: null, account: null }),
      findPasskeys: async () => ({ items: [], twoStep: false, demanded: false }),
      findSecurityEvents: async () => ({ items: [], next: null }),
    },
    intl: await loadIntl('en'),
    locale: 'en',
    here: '/account/security',
    search: {},
    now: 1,
    session,
  } as unknown as PageContext
  const text = render(ctx, <securityPage.Component data={await securityPage.load(ctx)} ctx={ctx} />)
  expect(text).toContain('id="passkeys"')
  expect(text).not.toContain('id="devices"')
  expect(text).toContain(ctx.intl.t('ui.part.missing'))
})
