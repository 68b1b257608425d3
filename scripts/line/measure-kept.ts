import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { getBrowserPath } from '../browser.ts'
import { openSlowly, PHONE } from './slow-page.ts'

const PATH = '/seaman/cv'
const PATIENCE = 60_000
/** Until the page is asked what it has noted, ms: whatever asks it before runs scripts of its own in it, which take a tenth of the time. */
const MOMENT = 2000

/** Milliseconds until React has drawn the page, and until that is painted, which is the first that is; undefined where it was not by then. */
export type Shown = { drawn: number | undefined; painted: number | undefined }

/** Runs in the page before anything else of it: when the person's name is on it, and when React has drawn it. */
function watch(): void {
  const marks: { drawn?: number } = {}
  Object.assign(window, { marks })
  new MutationObserver(() => {
    if (document.querySelector('main h1 bdi')?.textContent && document.documentElement.dataset.hydrated)
      requestAnimationFrame(() => {
        marks.drawn ??= performance.now()
      })
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** Runs in the page. */
const tell = (): Shown => ({
  drawn: (window as never as { marks: { drawn?: number } }).marks.drawn,
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
})

type Options = { cookie: string; runs: number; cut: () => void; args: string[] }

/**
 * Milliseconds from the opening of a CV that the browser keeps until it is on the screen, offline at all, as many times as asked. `cut`: ends
 * the line. In a profile on the disk, as a phone has it: beside the files that a worker keeps, browsers keep what they have compiled of them.
 */
export async function measureKept(
  origin: string,
  { cookie, runs, cut, args }: Options,
): Promise<{ slower: number; shown: Shown[] }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  const context = await chromium.launchPersistentContext(folder, { ...PHONE, executablePath: getBrowserPath(), args })
  const { page, session } = await openSlowly(context, origin, cookie)
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
  const results: { slower: number; shown: Shown[] }[] = []
  for (const slower of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const shown: Shown[] = []
    while (shown.length < runs) {
      await page.goto(origin + PATH)
      await wait(MOMENT)
      shown.push(await page.evaluate(tell))
    }
    results.push({ slower, shown })
  }
  await context.close()
  rmSync(folder, { recursive: true, force: true })
  return results
}
