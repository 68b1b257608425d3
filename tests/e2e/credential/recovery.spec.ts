import type { APIRequestContext, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { newEmail } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const FIRST = 'anchor chain locker 7'
const SECOND = 'deep water anchorage 9'

type Reader = { locale: LocaleCode; scripting: boolean }
type Kept = { id: string; recipient: string; subject: string; text: string }

/** What is put into a sentence is isolated where the text runs from right to left. */
const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

const submit = (page: Page) => page.locator('main form button[type=submit]').first().click()

/** The link of the newest mail with this subject to this person, once it has arrived. */
async function openLink(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let found: Kept | undefined
  await expect
    .poll(async () => {
      const { items } = (await (await request.get('/server/dev/mail')).json()) as { items: Kept[] }
      found = items.find((mail) => mail.recipient === email && withoutIsolates(mail.subject) === subject)
      return found?.id
    })
    .toBeDefined()
  const mail = (await (await request.get(`/server/dev/mail/${found?.id}`)).json()) as Kept
  const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? 'none:')
  return url.pathname + url.search
}

async function open(page: Page, path: string, { locale, scripting }: Reader): Promise<void> {
  await page.goto(path.includes('token=') ? path : localizePath(locale, path))
  await waitForApp(page, scripting)
}

async function register(page: Page, email: string, reader: Reader): Promise<void> {
  await open(page, '/auth/registration', reader)
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(FIRST)
  await page.locator('main [name=passwordConfirm]').fill(FIRST)
  await submit(page)
  await page.waitForURL(/select-role/)
}

async function verify(page: Page, email: string, reader: Reader): Promise<void> {
  const t = messagesOf(reader.locale)
  const link = await openLink(page.request, email, t('mail.welcome.subject').replace('{product}', 'Gangway'))
  for (const _ of ['a scanner', 'the person']) await open(page, link, reader)
  await expect(page.locator('main h1')).toHaveText(t('recovery.verify.title'))
  await submit(page)
  await expect(page.locator('main h1')).toHaveText(t('recovery.verify.done-title'))
  expect(page.url()).not.toContain('token')
}

async function forgetAndReset(page: Page, email: string, reader: Reader): Promise<void> {
  const t = messagesOf(reader.locale)
  await page.context().clearCookies()
  await open(page, '/auth/login', reader)
  await page.locator('main a[href*="/auth/forgot-password"]').click()
  // The address changes first, and the page before has such a field too.
  await expect(page.locator('main h1')).toHaveText(t('recovery.forgot.title'))
  await waitForApp(page, reader.scripting)
  await page.locator('main [name=email]').fill(email)
  await submit(page)
  await expect(page.locator('main h1')).toHaveText(t('recovery.forgot.sent-title'))
  await open(page, await openLink(page.request, email, t('mail.reset-password.subject')), reader)
  await page.locator('main [name=password]').fill('short')
  await page.locator('main [name=passwordConfirm]').fill('short')
  await submit(page)
  await expect(page.locator('main [name=password]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('main [name=password]').fill(SECOND)
  await page.locator('main [name=passwordConfirm]').fill(SECOND)
  await submit(page)
  await expect(page.locator('main h1')).toHaveText(t('recovery.reset.done-title'))
}

async function enter(page: Page, email: string, reader: Reader): Promise<void> {
  await open(page, '/auth/login', reader)
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(FIRST)
  await submit(page)
  await expect(page.locator('main [data-answer=failed]')).toBeVisible()
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(SECOND)
  await submit(page)
  await page.waitForURL(/select-role/)
}

/** Five hashes of passwords take their time. */
async function recover(page: Page, reader: Reader): Promise<void> {
  test.slow()
  const email = newEmail()
  await register(page, email, reader)
  await verify(page, email, reader)
  await forgetAndReset(page, email, reader)
  await enter(page, email, reader)
}

test('a person registers, verifies the address, forgets the password, sets a new one and signs in', async ({
  page,
}) => {
  await recover(page, { locale: 'en', scripting: true })
})

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false })

  test('the same journey works in Arabic', async ({ page }) => {
    await recover(page, { locale: 'ar', scripting: false })
  })

  test('a link that opens nothing says so and offers a new one', async ({ page }) => {
    await page.goto('/auth/reset-password?token=nothing')
    await page.locator('main [name=password]').fill(SECOND)
    await page.locator('main [name=passwordConfirm]').fill(SECOND)
    await submit(page)
    await expect(page.locator('main [data-answer=failed]')).toBeVisible()
    await expect(page.locator('main a[href*="/auth/forgot-password"]')).toBeVisible()
  })
})
