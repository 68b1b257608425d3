import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Tap } from './pages.ts'
import { openSlowPage } from './slow-page.ts'

const ROW = '.vacancy-row h3 a'
/** How long someone points at a row before they tap it. */
const POINTED = 700
/** How long a list is read before: the app begins what it does when it is settled only after a pause of the line. */
const READ = 2000

/** Milliseconds UTC at which the vacancy that was tapped is painted, in this document or in the next. Looked for in every frame. */
async function waitForVacancy(page: Page, title: string): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) => {
      if (!/\/vacancy\/./.test(location.pathname)) return 0
      if (!document.querySelector('h1')?.textContent?.includes(wanted)) return 0
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      // Drawn before it was shown, or shown without a new document: now. Else when it was painted.
      const isNew = location.pathname === (window as { opened?: string }).opened
      if (isNew && !paint) return 0
      const { activationStart = 0 } = performance.getEntriesByType('navigation')[0] as { activationStart?: number }
      const at = isNew && paint ? paint.startTime : performance.now()
      return performance.timeOrigin + Math.max(at, activationStart)
    },
    title,
    { polling: 'raf' },
  )
  return (await shown.jsonValue()) as number
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
  if (moment !== 'first') await page.waitForTimeout(READ)
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
