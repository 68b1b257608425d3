import type { Page } from '@playwright/test'
import { enterAs } from '../../support/accounts.ts'
import { expect, test, WITH_MOTION, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { openInPieces } from '../support/in-pieces.ts'

test.use(WITH_MOTION)

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** Less is a part of a pixel, which the browser rounds again while it scrolls. */
const SEEN = 0.001

/** Writes down everything that moves from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript((seen) => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput && entry.value >= seen)
          moved.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.parentElement?.className).join()}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  }, SEEN)

const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => done((window as never as { moved: string[] }).moved))),
  )

/** From top to bottom, so that everything lazy arrives. */
async function readThrough(page: Page): Promise<void> {
  const { height, view } = await page.evaluate(() => ({ height: document.body.scrollHeight, view: innerHeight }))
  for (let y = 0; y < height; y += view) await page.evaluate((top) => scrollTo(0, top), y)
  await page.waitForLoadState('networkidle')
}

const firstDetail = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/server/vacancy?company=north-strand-crewing')
  return `/vacancy/${(await answer.json()).items[0].id}`
}

for (const width of [360, 1280]) {
  for (const prefix of IS_FULL ? ['', '/ar'] : [width === 360 ? '' : '/ar']) {
    test(`nothing moves on landing, list and vacancy ${prefix || 'in English'} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      for (const path of ['', '/vacancy?fleet=tanker-fleet', await firstDetail(page)]) {
        await page.goto(`${prefix}${path}` || '/')
        await readThrough(page)
        expect(await readShifts(page), path).toEqual([])
      }
    })
  }
}

test('nothing moves on a phone while a list arrives piece by piece', async ({ page, baseURL }) => {
  const line = await openInPieces(String(baseURL))
  await page.setViewportSize({ width: 360, height: 800 })
  await watchShifts(page)
  await page.goto(`${line.origin}/vacancy?fleet=tanker-fleet`)
  expect(await readShifts(page)).toEqual([])
  line.close()
})

test('nothing moves when a page of the app comes alive', async ({ page }) => {
  await enterAs(page, 'seaman@demo.example')
  await watchShifts(page)
  for (const path of ['/vacancy', await firstDetail(page)]) {
    await page.goto(path)
    await waitForApp(page)
    await readThrough(page)
    expect(await readShifts(page), path).toEqual([])
  }
})

test('what moves is seen', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/docs')
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('h1'), { textContent: 'Late' })))
  await expect.poll(() => readShifts(page)).not.toEqual([])
})
