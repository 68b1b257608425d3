import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/addresses.ts'
import { expect, signIn, test, waitForApp } from '../support/browser.ts'

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    )
}

const PUBLIC = [
  '/',
  '/vacancy',
  '/vacancy?q=nothing-like-this',
  '/auth/login',
  '/auth/registration',
  '/job/tanker-fleet',
  '/position/chief-officer',
  '/position/chief-officer/oil-chemical-tanker',
  '/pay',
  '/pay?fleet=tanker-fleet&department=deck',
  '/pay?fleet=merchant-fleet&department=hotel',
  '/blog',
  '/blog/seaman/how-to-spot-a-fake-vacancy',
  '/contacts',
  '/price-list',
  '/docs',
  '/docs/vacancies-and-applicants',
  '/docs?q=password',
  '/crewing',
  '/crewing/ph',
  '/crewing/pl/north-strand-crewing',
  '/seamans',
  '/seamans?inRank=600',
  '/nowhere/at/all',
]

// Many pages in one test, on a machine that may be busy.
test.describe.configure({ timeout: 240_000 })

for (const locale of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on public pages in ${locale}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(localizePath(locale, '/vacancy'))
      const detail = await page.locator('.vac h3 a').first().getAttribute('href')
      await page.goto(localizePath(locale, '/seamans'))
      const seafarer = await page.locator('tbody a.name').first().getAttribute('href')
      for (const path of [...PUBLIC.map((path) => localizePath(locale, path)), detail ?? '', seafarer ?? '']) {
        await page.goto(path)
        expect(await faultsOf(page), path).toEqual([])
      }
    })

    test(`axe finds nothing serious on pages of accounts in ${locale}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await signIn(page, 'company@demo.example', { locale })
      await page.goto(localizePath(locale, '/company/vacancy'))
      await waitForApp(page)
      const applicants = await page.locator('main a[href*="/applicants"]').first().getAttribute('href')
      for (const path of [
        localizePath(locale, '/company/vacancy'),
        applicants ?? '',
        localizePath(locale, '/company/profile'),
      ]) {
        await page.goto(path)
        await waitForApp(page)
        expect(await faultsOf(page), path).toEqual([])
      }
      await page.context().clearCookies()
      await signIn(page, 'newcomer@demo.example', { locale })
      await page.goto(localizePath(locale, '/auth/select-role'))
      await waitForApp(page)
      expect(await faultsOf(page), '/auth/select-role').toEqual([])
    })
  }
}
