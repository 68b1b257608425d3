import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { openSlowPage } from './slow-page.ts'

const PATH = '/seaman/cv'
const PATIENCE = 60_000

/** Runs in the page before anything else of it: when the person's name stands on it, and when React has drawn it. */
function watch(): void {
  const marks: { shown?: number } = {}
  Object.assign(window, { marks })
  new MutationObserver(() => {
    if (document.querySelector('main h1 bdi')?.textContent && document.documentElement.dataset.hydrated)
      requestAnimationFrame(() => {
        marks.shown ??= performance.now()
      })
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** Milliseconds from the opening of a CV that the browser keeps until it is on the screen, with no line at all, as many times as asked. `cut`: ends the line. */
export async function measureKept(
  browser: Browser,
  origin: string,
  { cookie, runs, cut }: { cookie: string; runs: number; cut: () => void },
): Promise<{ slower: number; shown: number[] }[]> {
  const { page, session, close } = await openSlowPage(browser, origin, { cookie })
  await page.goto(origin + PATH)
  const isKept = () =>
    page.evaluate(async () => {
      const worker = (await navigator.serviceWorker.getRegistration())?.active
      return worker?.state === 'activated' && localStorage.getItem('gangway-kept') !== null
    })
  for (const end = Date.now() + PATIENCE; !(await isKept()); await wait(500))
    if (Date.now() > end) throw new Error('The CV was not kept')
  cut()
  await page.addInitScript(watch)
  const results: { slower: number; shown: number[] }[] = []
  for (const slower of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const shown: number[] = []
    while (shown.length < runs) {
      await page.goto(origin + PATH)
      const at = await page.waitForFunction(() => (window as never as { marks: { shown?: number } }).marks.shown)
      shown.push((await at.jsonValue()) as number)
    }
    results.push({ slower, shown })
  }
  await close()
  return results
}
