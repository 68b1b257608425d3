import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Tap } from './pages.ts'
import { openSlowPage } from './slow-page.ts'

const ROW = '.vacancy-row h3 a'
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

type Point = { x: number; y: number; title: string }

/** Where a row is, in the frame in which it is painted. Playwright's own waiting is longer than a person's. */
const findRow = (page: Page, index: number): Promise<Point> =>
  page.evaluate(
    ([selector, nth]) =>
      new Promise<Point>((done) => {
        const look = () => {
          const link = document.querySelectorAll(selector)[nth]
          const { x = 0, y = 0, width = 0 } = link?.getBoundingClientRect() ?? {}
          requestAnimationFrame(() =>
            width > 0 ? done({ x: x + 4, y: y + 4, title: link?.textContent ?? '' }) : look(),
          )
        }
        look()
      }),
    [ROW, index] as const,
  )

async function touch(session: CDPSession, { x, y }: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** How long a tap on a vacancy of the list takes until the vacancy is read. */
export async function measureTap(
  browser: Browser,
  origin: string,
  { moment, cookie }: Pick<Tap, 'moment'> & { cookie?: string | undefined },
): Promise<number> {
  const { page, session, close } = await openSlowPage(browser, origin, { cookie, hasTouch: moment !== 'hovered' })
  await page.addInitScript(() => Object.assign(window, { opened: location.pathname }))
  const opened = Date.now()
  await page.goto(`${origin}/vacancy`, { waitUntil: moment === 'first' ? 'commit' : 'networkidle' })
  const row = await findRow(page, moment === 'first' ? 0 : 1)
  if (moment === 'hovered') {
    await page.mouse.move(row.x, row.y)
    await page.waitForTimeout(POINTED)
  }
  const tapped = Date.now()
  await (moment === 'hovered' ? page.mouse.click(row.x, row.y) : touch(session, row))
  const shown = await waitForVacancy(page, row.title)
  await close()
  return shown - (moment === 'first' ? opened : tapped)
}
