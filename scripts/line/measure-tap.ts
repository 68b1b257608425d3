import type { Browser, Page } from '@playwright/test'
import type { Tap } from './pages.ts'
import { openSlowPage } from './slow-page.ts'

const ROW = '.vac h3 a'
/** How long somebody points at a row before they tap it. */
const POINTED = 700

/** Milliseconds UTC at which the vacancy that was tapped is painted, in this document or in the next. */
async function waitForVacancy(page: Page, title: string): Promise<number> {
  await page.waitForURL(/\/vacancy\/[^?]/)
  await page.locator('h1', { hasText: title }).waitFor()
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint')
          // Drawn before it was shown, or shown without a new document: now. Else when it was painted.
          const { activationStart = 0 } = performance.getEntriesByType('navigation')[0] as { activationStart?: number }
          const at = paint && location.pathname === (window as { opened?: string }).opened ? paint.startTime : 0
          done(performance.timeOrigin + Math.max(at || performance.now(), activationStart))
        }),
      ),
  )
}

/** How long a tap on a vacancy of the list takes until the vacancy is read. */
export async function measureTap(
  browser: Browser,
  origin: string,
  { moment, cookie }: Pick<Tap, 'moment'> & { cookie?: string | undefined },
): Promise<number> {
  const { page, close } = await openSlowPage(browser, origin, { cookie, hasTouch: moment !== 'hovered' })
  await page.addInitScript(() => Object.assign(window, { opened: location.pathname }))
  const opened = Date.now()
  await page.goto(`${origin}/vacancy`, { waitUntil: moment === 'first' ? 'commit' : 'networkidle' })
  const row = page.locator(ROW).nth(moment === 'first' ? 0 : 1)
  await row.waitFor()
  const title = (await row.textContent()) ?? ''
  if (moment === 'hovered') {
    await row.hover()
    await page.waitForTimeout(POINTED)
  }
  const tapped = Date.now()
  await (moment === 'hovered' ? row.click({ noWaitAfter: true }) : row.tap({ noWaitAfter: true }))
  const shown = await waitForVacancy(page, title)
  await close()
  return shown - (moment === 'first' ? opened : tapped)
}
