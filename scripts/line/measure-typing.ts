import type { Browser, Page } from '@playwright/test'
import { quantile } from '../quantile.ts'
import { openSlowPage } from './slow-page.ts'

/** Milliseconds from a key until what it typed is painted, in steps of 8: at the median, at the 95th percentile, at most. */
export type Typing = { field: string; keys: number; median: number; p95: number; most: number }

/** A long life at sea. */
const [CONTRACTS, PAPERS] = [40, 60]

type Profile = {
  profileSeaman: { profileData: [{ experience: object[]; documents: object[] }] }
  version: number
}

/** Makes the own CV as long as a long life at sea, with entries that are there already. Runs in the page. */
async function lengthenCv([contracts, papers]: readonly [number, number]): Promise<void> {
  const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => (await fetch(path, init)).json()
  const repeat = (entries: readonly object[], count: number) =>
    Array.from({ length: count }, (_, nth) => ({ ...entries[nth % entries.length], id: crypto.randomUUID() }))
  const { csrfToken } = await ask<{ csrfToken: string }>('/server/csrf-token')
  const { profileSeaman, version } = await ask<Profile>('/server/seaman/profile')
  const [told] = profileSeaman.profileData
  const data = {
    ...told,
    experience: repeat(told.experience, contracts),
    documents: repeat(told.documents, papers),
  }
  const answer = await fetch('/server/seaman/profile', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify({ profileSeaman: { profileData: [data] }, version }),
  })
  if (!answer.ok) throw new Error(`The CV was answered with ${answer.status}`)
}

/** Notes how long each key took. Runs in the page. */
function watchKeys(): void {
  const keys: number[] = []
  Object.assign(window, { keys })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit)
}

async function type(page: Page, name: string, words: string): Promise<Typing> {
  const field = page.locator(`[name="${name}"]`)
  await field.click()
  await field.fill('')
  await page.evaluate(watchKeys)
  await page.waitForTimeout(1000)
  await field.pressSequentially(words, { delay: 150 })
  await page.waitForTimeout(1500)
  const keys = await page.evaluate(() => (window as never as { keys: number[] }).keys)
  const at = (part: number) => quantile(keys, part)
  return { field: name, keys: keys.length, median: at(0.5), p95: at(0.95), most: at(1) }
}

/** Types into a CV of 40 contracts and 60 papers, in fields that are plain and in those that suggest words. */
export async function measureTyping(browser: Browser, origin: string, cookie: string): Promise<Typing[]> {
  const { page, close } = await openSlowPage(browser, origin, { cookie })
  await page.goto(`${origin}/seaman/cv?tab=experience`, { waitUntil: 'networkidle' })
  await page.evaluate(lengthenCv, [CONTRACTS, PAPERS] as const)
  const figures: Typing[] = []
  for (const [tab, fields] of [
    ['experience', ['fleetVesselName', 'position', 'company']],
    ['documents', ['number', 'name']],
  ] as const) {
    await page.goto(`${origin}/seaman/cv?tab=${tab}`, { waitUntil: 'networkidle' })
    await page.locator('main tbody .cv-open').first().click()
    for (const name of fields) figures.push(await type(page, `${tab}.0.${name}`, 'chief officer of watch'))
  }
  await close()
  return figures
}
