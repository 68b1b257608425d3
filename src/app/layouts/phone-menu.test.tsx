import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import { ECHO_INTL } from '#src/i18n/echo-intl.fixture.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { LocaleProvider } from '../ui/href.tsx'
import { navIn } from './navigation.ts'
import { PhoneMenu } from './phone-menu.tsx'

const session = { role: 'seaman', email: 'a@b.example', displayName: 'Ana', avatar: null } as unknown as SessionUser

const buttonFor = (unread: number | undefined): string => {
  const html = renderToStaticMarkup(
    <IntlProvider intl={ECHO_INTL}>
      <LocaleProvider value="en">
        <PhoneMenu
          items={navIn('dashboard', 'seaman')}
          routePath="/seaman/cv"
          here="/seaman/cv"
          signed={{ session, csrfToken: 'token' }}
          waiting={unread === undefined ? undefined : { inbox: unread }}
        />
      </LocaleProvider>
    </IntlProvider>,
  )
  return html.slice(html.indexOf('<summary'), html.indexOf('</summary>'))
}

test('the button of the menu says how many messages are unread, with a name for it', () => {
  expect(buttonFor(3)).toMatch(/role="img" aria-label="layout\.nav\.unread[^"]*">3</)
  expect(buttonFor(120)).toContain('>99+<')
})

test('it says nothing when all messages are read', () => {
  for (const unread of [0, undefined]) expect(buttonFor(unread)).not.toContain('layout.nav.unread')
})
