import { chromium } from '@playwright/test'
import { localizePath, splitLocale } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { listAxeFaults } from '../../tests/support/axe-faults.ts'
import { BROWSER_ARGUMENTS, getBrowserPath } from '../browser.ts'
import { BROWSER_AGENT } from '../demo.ts'

/** From the left and from the right. */
const LOCALES: readonly LocaleCode[] = ['en', 'ar']
/** Beside one page of each kind: what looks different within a kind. */
const PATHS = [
  '/pay?fleet=tanker-fleet&department=deck',
  '/pay?fleet=merchant-fleet&department=hotel',
  '/docs?q=password',
  '/seamans?inRank=600',
  '/nowhere/at/all',
]
const AT_ONCE = 2

/** Opens pages in a browser as a guest and returns what axe finds there, a line each, and how many pages were opened. */
export async function checkAccessibility(origin: string, samples: readonly string[]) {
  const localized = LOCALES.flatMap((locale) => PATHS.map((path) => localizePath(locale, path)))
  const paths = [...samples, ...localized].filter((path) =>
    LOCALES.includes(splitLocale(path.split('?')[0] ?? path).locale),
  )
  const browser = await chromium.launch({ executablePath: getBrowserPath(), args: BROWSER_ARGUMENTS })
  const context = await browser.newContext({
    ...{ baseURL: origin, userAgent: BROWSER_AGENT, locale: 'en-GB' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  })
  const faults: string[] = []
  const waiting = [...paths]
  async function work() {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path)
      const { locale } = splitLocale(path.split('?')[0] ?? path)
      const found = await listAxeFaults(page, locale)
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => browser.close())
  return { faults, opened: paths.length }
}
