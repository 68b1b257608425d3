import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { newEmail } from '../../support/accounts.ts'
import { expect, signIn, test, WITH_MOTION, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'

test.use(WITH_MOTION)

const COMPANY = 'north-strand-crewing'
const PASSWORD = 'anchor chain locker 7'

type Reader = { locale: LocaleCode; scripting: boolean; surname: string }

async function findVacancy(page: Page, { locale }: Reader): Promise<string> {
  const t = messagesOf(locale)
  await page.goto(localizePath(locale, `/vacancy?company=${COMPANY}`))
  await page.locator('main form[method=get] [name=q]').first().fill(t('rank.chief-officer'))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.has('q'))
  const first = page.locator('.vacancy-row h3 a').first()
  await expect(first).toContainText(t('rank.chief-officer'))
  await first.click()
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname
}

async function beginApplication(page: Page, note: string): Promise<void> {
  await page.locator('#apply [name=note]').fill(note)
  await page.locator('#apply form button[type=submit]').first().click()
  await page.waitForURL(/\/auth\/login/)
}

/** Every address that the page asks for from now on. */
function listenForAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

async function register(page: Page, { scripting }: Reader): Promise<void> {
  await waitForApp(page, scripting)
  await page.locator('main a[href*="/auth/registration"]').first().click()
  await page.waitForURL(/\/auth\/registration/)
  await page.locator('main [name=passwordConfirm]').waitFor()
  await waitForApp(page, scripting)
  await page.locator('main [name=email]').fill(newEmail())
  await page.locator('main [name=password]').fill(PASSWORD)
  await page.locator('main [name=passwordConfirm]').fill(PASSWORD)
  await page.locator('main form button.primary[type=submit]').click()
  await page.waitForURL(/\/auth\/select-role/)
}

async function chooseSeaman(page: Page, { scripting, surname }: Reader): Promise<void> {
  await waitForApp(page, scripting)
  await page.locator('main [name=role][value=seaman]').first().check()
  await page.locator('main [name=firstname]').fill('Olena')
  await page.locator('main [name=surname]').fill(surname)
  await page.locator('main [name=citizenship]').first().selectOption('UA')
  await page.locator('main [name=positionMain]').first().selectOption('chief-officer')
  await page.locator('main form:has([name=firstname]) button[type=submit]').click()
}

async function apply(page: Page, path: string, note: string, { scripting }: Reader): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await waitForApp(page, scripting)
  await expect(page.locator('#apply [name=note]')).toHaveValue(note)
  await page.locator('#apply form button.primary[type=submit]').click()
  await expect(page.locator('#apply [role=status]')).toBeVisible()
  await expect(page.locator('#apply [name=note]')).toHaveCount(0)
}

async function seeApplication(page: Page, path: string, note: string, reader: Reader): Promise<void> {
  await page.context().clearCookies()
  await signIn(page, 'company@demo.example', reader)
  const id = path.split('/').at(-1)
  await page.goto(localizePath(reader.locale, `/company/vacancy/${id}/applicants`))
  const applicant = page.locator('main').getByText(reader.surname).first()
  await expect(applicant).toBeVisible()
  await expect(page.locator('main')).toContainText(note)
}

async function doMainJob(page: Page, reader: Reader): Promise<void> {
  const note = `Free from 1 December, ${reader.surname}`
  const path = await findVacancy(page, reader)
  const addresses = listenForAddresses(page)
  await beginApplication(page, note)
  await register(page, reader)
  await chooseSeaman(page, reader)
  await apply(page, path, note, reader)
  // What was typed waits in the tab, or without scripting at the server: no address, and so no history, has it.
  expect(addresses.filter((address) => /Free/.test(decodeURIComponent(address)))).toEqual([])
  await seeApplication(page, path, note, reader)
}

const LOCALES = ['en', 'ar', 'uk'] as const

for (const locale of IS_FULL ? LOCALES : (['en'] as const)) {
  test(`a visitor finds a ship, registers and applies, and the company sees it, in ${locale}`, async ({ page }) => {
    await doMainJob(page, { locale, scripting: true, surname: `Koval-${locale}-js` })
  })
}

test('where the tab keeps nothing, a note waits as it does without scripting', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await doMainJob(page, { locale: 'en', scripting: true, surname: 'Koval-full' })
})

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of IS_FULL ? LOCALES : (['ar'] as const)) {
    test(`the same journey works in ${locale}`, async ({ page }) => {
      await doMainJob(page, { locale, scripting: false, surname: `Koval-${locale}-plain` })
    })
  }

  test('a failed registration keeps what was typed, but never the password', async ({ page }) => {
    await page.goto('/auth/registration')
    await page.locator('main [name=email]').fill('not an address')
    await page.locator('main [name=password]').fill('short')
    await page.locator('main [name=passwordConfirm]').fill('other')
    await page.locator('main form button.primary[type=submit]').click()
    await expect(page.locator('main [name=email]')).toHaveValue('not an address')
    await expect(page.locator('main [name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('main [name=password]')).toHaveValue('')
    await expect(page.locator('main .error').first()).toBeVisible()
  })
})
