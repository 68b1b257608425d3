import type { Browser } from '@playwright/test'
import { waitForApp } from '../../../support/browser.ts'
import { plugAuthenticator } from '../../../support/virtual-authenticator.ts'
import { register } from './people.ts'
import type { Row, Visit } from './row.ts'

const SECURITY = '/account/security'
const NEEDS_SCRIPTING = { 'without scripting': 'a passkey needs scripting, which the page says' } as const

/** Adds a passkey on the page, in a browser with scripting of its own when this one has none. */
async function addPasskey(visit: Visit): Promise<void> {
  const { page, scripting } = visit
  if (scripting) await plugAuthenticator(page)
  await register(visit)
  const elsewhere = scripting
    ? undefined
    : await (page.context().browser() as Browser).newContext({ javaScriptEnabled: true })
  const helper = elsewhere ? await elsewhere.newPage() : page
  if (elsewhere) {
    await elsewhere.addCookies(await page.context().cookies())
    await plugAuthenticator(helper)
  }
  await helper.goto(SECURITY)
  await waitForApp(helper)
  await helper.locator('#passkeys button[type=button]').click()
  await helper.locator('#passkeys li').waitFor()
  if (elsewhere) await page.context().addCookies(await elsewhere.cookies())
  await elsewhere?.close()
}

const withPasskey: Row['open'] = async (visit) => {
  await addPasskey(visit)
  return SECURITY
}

const formOf = (act: string) => `#passkeys details:has(input[value=${act}])`

/** Passkeys, and being asked for one after the password. */
export const passkeyRows: readonly Row[] = [
  {
    endpoint: 'post /server/webauthn/register/verify',
    who: 'user',
    open: async (visit) => {
      await plugAuthenticator(visit.page)
      await register(visit)
      return SECURITY
    },
    form: '#passkeys',
    button: 'button[type=button]',
    answer: { id: 'passkey.add.done' },
    not: NEEDS_SCRIPTING,
  },
  {
    endpoint: 'post /server/webauthn/authenticate/verify',
    who: 'user',
    open: async (visit) => {
      await addPasskey(visit)
      return `/auth/confirm?redirect=${encodeURIComponent(SECURITY)}`
    },
    form: 'main div:has(> button.big[type=button])',
    button: 'button[type=button]',
    answer: { id: 'account.security.title' },
    at: 'main h1',
    not: NEEDS_SCRIPTING,
  },
  {
    endpoint: 'put /server/passkey/{id}',
    who: 'user',
    open: withPasskey,
    form: formOf('passkey-rename'),
    fill: async (form) => {
      await form.locator('summary').click()
      await form.locator('[name=name]').fill('Bridge laptop')
    },
    answer: { id: 'form.done.saved' },
  },
  {
    endpoint: 'post /server/passkey/{id}/removal',
    who: 'user',
    open: withPasskey,
    form: formOf('passkey-remove'),
    fill: (form) => form.locator('summary').click(),
    answer: { id: 'form.done.removed' },
  },
  {
    endpoint: 'put /server/two-step',
    who: 'user',
    open: withPasskey,
    form: '#two-step form',
    answer: { id: 'passkey.two-step.on' },
  },
]
