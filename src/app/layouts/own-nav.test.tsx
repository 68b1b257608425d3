import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import { ECHO_INTL } from '#src/i18n/echo-intl.fixture.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { LocaleProvider } from '../ui/href.tsx'
import { OwnNav } from './own-nav.tsx'

const session = {
  role: 'company',
  permissions: [],
  displayName: 'North Strand',
  waiting: { inbox: 2, applications: 100, licence: 1 },
} as unknown as SessionUser

const show = (routePath: string, of = session): string =>
  renderToStaticMarkup(
    <IntlProvider intl={ECHO_INTL}>
      <LocaleProvider value="en">
        <OwnNav session={of} routePath={routePath} />
      </LocaleProvider>
    </IntlProvider>,
  )

test('one link is the current one, also where the path of another begins it', () => {
  const current = show('/company/profile/edit').match(/<a [^>]*aria-current="[^"]*"[^>]*>/g) ?? []
  expect(current).toHaveLength(1)
  expect(current[0]).toContain('href="/company/profile/edit"')
})

test('entries have the number of what waits in words, and the rest have none', () => {
  const counts = show('/company/profile').match(/<b class="count[^>]*>[^<]*/g) ?? []
  expect(counts.map((count) => count.replace(/.*aria-label="([^"]*)".*>/, '$1 '))).toEqual([
    expect.stringMatching(/^layout\.nav\.waiting-more.* 99\+$/),
    expect.stringMatching(/^layout\.nav\.unread.* 2$/),
    expect.stringMatching(/^layout\.nav\.waiting.* 1$/),
  ])
})

test('the inbox has the number of unread messages', () => {
  expect(show('/company/vacancy')).toMatch(/href="\/company\/inbox".*layout\.nav\.unread/)
})

test('a member sees the role below the name of the company', () => {
  expect(show('/company/profile')).not.toContain('team.role')
  const member = { ...session, memberRole: 'recruiter' as const }
  expect(show('/company/profile', member)).toMatch(/North Strand.*team\.role\.recruiter/)
})
