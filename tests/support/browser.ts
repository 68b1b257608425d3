import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { DEMO_PASSWORD } from '../../scripts/database.ts'
import { newEmail, READ_AGAIN } from './accounts.ts'

export { expect }

/** For `test.use`: journeys are made with less motion, but where what moves is a part of them. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

function readAgain(request: APIRequestContext): void {
  const get = request.get.bind(request)
  request.get = (url, options) => get(url, { ...READ_AGAIN, ...options })
}

/** Fails a journey when the page broke its own content policy, threw, or had no words for something. */
export const test = base.extend<{ watchPage: undefined }>({
  context: async ({ context }, use) => {
    readAgain(context.request)
    await use(context)
  },
  watchPage: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => {
        // The browser says so itself when a page comes too soon or too late to be faded into; no script of ours has a part in it.
        if (!/ViewTransition|^Transition was (aborted|skipped)/.test(error.message))
          faults.push(`thrown: ${error.message}`)
      })
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(text)) faults.push(text)
        if (/MISSING_TRANSLATION|No message "/.test(text)) faults.push(text)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** App pages answer to the keyboard and the mouse once they are hydrated, documents once their script ran; without scripting at once. */
export async function waitForApp(page: Page, scripting = true): Promise<void> {
  if (scripting)
    await page
      .locator('html:is([data-hydrated=true],[data-kind=document][data-enhanced=true])')
      .waitFor({ state: 'attached' })
}

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function giveCredentials(page: Page, email: string): Promise<void> {
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(DEMO_PASSWORD)
  await page.locator('main form button.primary[type=submit]').click()
}

export async function signIn(
  page: Page,
  email: string,
  options: { locale?: LocaleCode; scripting?: boolean } = {},
): Promise<void> {
  const { locale = 'en', scripting = true } = options
  await page.goto(localizePath(locale, '/auth/login'))
  await waitForApp(page, scripting)
  await giveCredentials(page, email)
  await page.waitForURL((url) => !/auth.(login|redirect)/.test(url.pathname))
}

/** A new person without role, so that what a journey changes in the account is no one else's. Leaves them signed in. */
export async function registerNewcomer(
  page: Page,
  options: { locale?: LocaleCode; scripting?: boolean } = {},
): Promise<string> {
  const { locale = 'en', scripting = true } = options
  const email = newEmail()
  await page.goto(localizePath(locale, '/auth/registration'))
  await waitForApp(page, scripting)
  await page.locator('main [name=email]').fill(email)
  for (const name of ['password', 'passwordConfirm']) await page.locator(`main [name=${name}]`).fill(DEMO_PASSWORD)
  await page.locator('main form button.primary[type=submit]').click()
  await page.waitForURL(/auth.select-role/)
  return email
}
