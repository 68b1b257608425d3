import type { Browser } from '@playwright/test'
import type { LinePage } from './pages.ts'
import { openSlowPage } from './slow-page.ts'

/** Milliseconds from the opening on; undefined where a page has no such thing. Bytes as they come over the line. */
export type View = {
  paint: number | undefined
  largest: number | undefined
  /** When the small script of documents, and when React, has taken the page over. */
  script: number | undefined
  react: number | undefined
  bytes: number
  requests: number
}

type Marks = Pick<View, 'paint' | 'largest' | 'script' | 'react'>

/** Runs in the page before anything else of it. */
function watch(): void {
  const marks: Marks = { paint: undefined, largest: undefined, script: undefined, react: undefined }
  Object.assign(window, { marks })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) marks.paint = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    marks.largest = list.getEntries().at(-1)?.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const noteScript = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && /\/enhance-/.test(target.src)) marks.script ??= performance.now()
  }
  document.addEventListener('load', noteScript, true)
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated) marks.react ??= performance.now()
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** Longer than anything on the line takes to answer, ms. */
const SILENCE = 3000

/** Opens a page, and waits until nothing comes any more. What an inbox has the server hold until there is news does not count as coming. */
export async function measureView(browser: Browser, origin: string, { path, cookie, later }: LinePage): Promise<View> {
  const { page, session, close } = await openSlowPage(browser, origin, { cookie })
  let bytes = 0
  let requests = 0
  let heard = performance.now()
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  for (const event of ['Network.requestWillBeSent', 'Network.dataReceived', 'Network.loadingFinished'] as const)
    session.on(event, () => {
      heard = performance.now()
    })
  const open = async () => {
    bytes = 0
    requests = 0
    await page.goto(origin + path)
    while (performance.now() - heard < SILENCE) await page.waitForTimeout(100)
  }
  if (later) await open()
  await page.addInitScript(watch)
  await open()
  const marks = await page.evaluate(() => (window as never as { marks: Marks }).marks)
  await close()
  return { ...marks, bytes: Math.round(bytes), requests }
}
