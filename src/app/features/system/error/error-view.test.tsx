import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { ECHO_INTL } from '#src/i18n/echo-intl.fixture.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { ErrorView } from './error-view.tsx'

type Props = Partial<Parameters<typeof ErrorView>[0]>

const render = (props: Props) =>
  renderToStaticMarkup(
    <IntlProvider intl={ECHO_INTL}>
      <LocaleProvider value="en">
        <ErrorView status={404} message="" path="/x?y=1" asked="/x" cat={0} home="/" {...props} />
      </LocaleProvider>
    </IntlProvider>,
  )

test.each([404, 410, 503, 500])('the message of a %i is in the page', (status) => {
  expect(render({ status, message: 'Page Not Found: /x' })).toContain('Page Not Found: /x</p>')
})

test('without a message the path that was asked for is named', () => {
  expect(render({ message: '' })).toContain('error-page.not-found.at')
})

test.each([undefined, 429, 500, 503])('where trying again may help there is a button for it (%s)', (status) => {
  expect(render({ status })).toMatch(/<a [^>]*href="\/x\?y=1" data-retry="">/)
  expect(render({ status, retry: async () => {} })).toMatch(/<button [^>]*data-retry="">/)
})

test.each([403, 404, 410])('where it would not there is none (%i)', (status) => {
  expect(render({ status })).not.toContain('data-retry')
})

test('without a connection the page has no status, and can report that the sent form has arrived', () => {
  const html = render({ status: undefined, done: true })
  expect(html).toContain('error-page.offline.title')
  expect(html).toContain('error-page.view.done')
  expect(html).not.toContain('error-page.view.status')
})

test('a part that is missing while the site answers is not called a missing connection', () => {
  const html = render({ status: undefined, kind: 'incomplete', retry: async () => {} })
  expect(html).toContain('error-page.incomplete.title')
  expect(html).toContain('data-retry')
  expect(html).not.toContain('error-page.offline')
})

test('who has no line waits for no drawing', () => {
  expect(render({ status: 503 })).toContain('/cats/')
  expect(render({ status: undefined })).not.toContain('/cats/')
})

test.each(LOCALE_CODES)('an outage is told once in %s', async (locale) => {
  const intl = await loadIntl(locale)
  const html = renderToStaticMarkup(
    <IntlProvider intl={intl}>
      <LocaleProvider value={locale}>
        <ErrorView status={503} message={intl.t('edge.unavailable.read')} path="/x" asked="/x" cat={0} home="/" />
      </LocaleProvider>
    </IntlProvider>,
  )
  expect(html.split(intl.t('error-page.unavailable.title'))).toHaveLength(2)
})
