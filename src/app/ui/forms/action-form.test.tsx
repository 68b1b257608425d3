import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormFailure, PageContext } from '#src/app/page.ts'
import { TOAST_ERROR_DURATION } from '#src/contract/http/constants.ts'
import { ECHO_INTL } from '#src/i18n/echo-intl.fixture.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { LocaleProvider } from '../href.tsx'
import { ActionForm } from './action-form.tsx'
import { CheckField } from './check-field.tsx'
import { FileField } from './file-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { useActionForm } from './use-action-form.ts'

const intl = ECHO_INTL
const REPLIES = ['email', 'none'].map((value) => ({ value, label: value }))
const ctx = { here: '/auth/login?redirect=%2Fvacancy', intl } as PageContext

const initial = { note: 'Of before', agreed: 'on', reply: 'email' }
const action = async () => ({ redirect: '/' })

function Example({ failure, csrfToken }: { failure?: FormFailure; csrfToken: string }) {
  const form = useActionForm({ ctx, action, failure, csrfToken, initial })
  return (
    <ActionForm form={form}>
      <TextField name="email" label="E-mail" hint="Yours" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SelectField name="country" label="Country" placeholder="Choose" options={[{ value: 'PL', label: 'Poland' }]} />
      <TextArea name="note" label="Note" />
      <RadioField name="reply" legend="Reply" options={REPLIES} />
      <CheckField name="agreed" label="Agreed" />
      <FileField name="file" label="File" accept=".xml" />
      <SubmitButton>Send</SubmitButton>
    </ActionForm>
  )
}

const render = (failure?: FormFailure, csrfToken = 'token-1') =>
  renderToStaticMarkup(
    <IntlProvider intl={intl}>
      <LocaleProvider value="uk">
        <Example csrfToken={csrfToken} {...(failure && { failure })} />
      </LocaleProvider>
    </IntlProvider>,
  )

const failure: FormFailure = {
  values: { email: 'a@b', country: 'PL' },
  errors: { account: { email: ['Too short', 'Not an address'] } },
  message: 'Check the fields',
}

test('without scripting it posts to its own page in the page’s language, with the token, and opens at itself again', () => {
  const html = render()
  expect(html).toContain('action="/uk/auth/login?redirect=%2Fvacancy#form-form" method="post"')
  expect(html).toMatch(/<input type="hidden" [^>]*="form.message.offline" [^>]*name="csrfToken" value="token-1"/)
  expect(html).not.toContain('aria-invalid')
})

test('an error is beside its field and is tied to it', () => {
  const html = render(failure)
  expect(html).toContain('aria-invalid="true" aria-describedby="form-email-error form-email-hint"')
  expect(html).toMatch(/id="form-email-error">.*Too short, Not an address<\/p>/)
})

test('why it failed stands once at its top, can take the focus, and links to the field', () => {
  const html = render(failure)
  expect(html).toMatch(/role="alert" data-answer="failed" tabindex="-1">.*Check the fields.*href="#form-email"/i)
  expect(html.match(/data-answer/g)).toHaveLength(1)
})

const plain = { values: {}, errors: {}, message: 'The password is wrong' }

test('a failure without a field is also shown in a toast, and announced once', () => {
  const html = render(plain)
  expect(html).toContain('<p class="refusal-toast" aria-hidden="true">The password is wrong</p>')
  expect(html).toMatch(/role="alert" data-answer="failed" tabindex="-1">.*The password is wrong/)
})

test.each([
  ['errors of fields', failure],
  ['what may be tried again', { ...plain, mayRetry: true as const }],
])('%s have no toast', (_, failure) => {
  expect(render(failure)).not.toContain('class="refusal-toast"')
})

test('a toast of a refused form lasts as long as every toast of an error', () => {
  const sheet = readFileSync('src/app/styles/parts/toast.css', 'utf8')
  const [, seconds] = sheet.match(/animation: refusal-leave 1ms (\d+)s forwards/) ?? []
  expect(Number(seconds) * 1000).toBe(TOAST_ERROR_DURATION)
})

test('whatever kind a field is of, the message at the top leads to it', () => {
  const names = ['email', 'password', 'country', 'note', 'reply', 'agreed', 'file']
  const errors = { any: Object.fromEntries(names.map((name) => [name, `Wrong ${name}`])) }
  const html = render({ values: {}, errors })
  for (const name of names) {
    expect(html).toContain(`href="#form-${name}"`)
    expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="form-${name}"`))
  }
})

test('without a failure nothing is said', () => {
  expect(render()).not.toContain('data-answer')
})

test('what was typed is still there', () => {
  const html = render(failure)
  expect(html).toContain('value="a@b"')
  expect(html).toContain('<option value="PL" selected="">Poland</option>')
})

test('a box that was sent empty, an answer that was left open and words that were deleted are not there again', () => {
  expect(render()).toMatch(/type="checkbox"[^>]*checked/)
  expect(render()).toMatch(/type="radio"[^>]*checked/)
  expect(render(failure)).not.toContain('checked')
  expect(render(failure)).not.toContain('Of before')
})

test('buttons that need scripting are seen with it alone', () => {
  const html = render({ ...failure, mayRetry: true })
  const buttons = html.match(/type="button"/g) ?? []
  expect(buttons).toHaveLength(2)
  expect(html).toMatch(/class="[^"]*js-only"[^>]*data-peek/)
  expect(html).toMatch(/class="js-only"><button[^>]*data-retry/)
})

test('the tab keeps what is typed only on pages that are made for one person', () => {
  expect(render()).toContain('data-draft="guest:/auth/login:form"')
  expect(render(undefined, '')).not.toContain('data-draft')
})
