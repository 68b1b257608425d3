import type { Browser, Page } from '@playwright/test'
import type { Miniflare } from 'miniflare'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { createKeys } from '#src/server/platform/keys.ts'
import { sealWords } from '#src/server/work/inbox/sealed-words.ts'
import { getDatabase } from '../database.ts'
import { quantile } from '../quantile.ts'
import { readLocalSecret } from '../runtime.ts'
import { openSlowPage } from './slow-page.ts'

/** Milliseconds. */
type Frames = { count: number; median: number; p95: number; p99: number; most: number }
/** Frames while someone scrolls through all `messages`. */
export type Scrolling = { messages: number; frames: Frames }

const MESSAGES = 10_000
const AT_ONCE = 1000
/** Pixels a second, of a thumb in a hurry. */
const SPEED = 6000
const WORDS = [
  'Good day, we have your papers now, thank you.',
  'When can you join? The vessel calls at Rotterdam on the 14th, and the agent asks for the passport and the seaman’s book of everybody who signs on there.',
  'The 12th is fine.',
  'Please send the medical certificate too: the one that we have ends before the contract does.',
]

type Thread = { id: string; last_number: number; account_id: string }

const THREAD = `SELECT thread.id, last_number, account_id FROM inbox_thread AS thread JOIN seaman ON seaman.id = seaman_id
  JOIN account ON account.id = account_id WHERE email = 'seaman@demo.example' ORDER BY position DESC LIMIT 1`
const INSERT = `INSERT INTO inbox_message (id, thread_id, seaman_id, organisation_id, number, side, sent_as, words, created_at, delivered_at)
  SELECT value ->> 'id', thread.id, seaman_id, organisation_id, value ->> 'number', value ->> 'side', value ->> 'id', value ->> 'words', ?2, ?2
  FROM json_each(?1), inbox_thread AS thread WHERE thread.id = ?3`

/** Makes the latest conversation of the demo's seafarer one of ten thousand messages; returns its id. */
async function lengthenThread(runtime: Miniflare): Promise<string> {
  const d1 = await getDatabase(runtime)
  const thread = (await d1.prepare(THREAD).first<Thread>()) as Thread
  const now = Date.now()
  const keys = createKeys({ secret: readLocalSecret(), deviceKey: '' })
  const key = await ensureAccountKey({ db: createDatabase(d1), keys, clock: () => now }, thread.account_id)
  for (let last = thread.last_number; last < MESSAGES; last += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, MESSAGES - last) }, async (_, index) => {
      const [id, number] = [randomIds.key(now), last + index + 1]
      const words = await sealWords(key, id, `${number}: ${WORDS[number % WORDS.length]}`)
      return { id, number, side: number % 3 === 0 ? 'seaman' : 'company', words }
    })
    await d1
      .prepare(INSERT)
      .bind(JSON.stringify(await Promise.all(rows)), now, thread.id)
      .run()
  }
  await d1.prepare('UPDATE inbox_thread SET last_number = ? WHERE id = ?').bind(MESSAGES, thread.id).run()
  return thread.id
}

/** Notes how long each frame took. Runs in the page. */
function watchFrames(): void {
  const frames: number[] = []
  Object.assign(window, { frames })
  let before = performance.now()
  const next = (now: number) => {
    frames.push(now - before)
    before = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

const box = (page: Page) => page.locator('.thread-messages')

/** Goes up until there is nothing older. */
async function bringAll(page: Page): Promise<void> {
  await box(page).focus()
  for (let known = 0; known < MESSAGES; known = await box(page).locator('.message').count()) {
    await page.keyboard.press('Home')
    await page.waitForTimeout(100)
  }
}

/** Opens a conversation of ten thousand messages on a phone with a slow processor, goes up to its beginning, and back to its end. Not over the line: frames are of the processor. */
export async function measureLetters(
  browser: Browser,
  { runtime, origin, cookie }: { runtime: Miniflare; origin: string; cookie: string },
): Promise<Scrolling> {
  const id = await lengthenThread(runtime)
  const { page, session, close } = await openSlowPage(browser, origin, { cookie })
  await page.goto(`${origin}/seaman/inbox?thread=${id}`, { waitUntil: 'load' })
  await bringAll(page)
  const { x, y, height } = await box(page).evaluate((element) => {
    const { left, top, width, height: seen } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + seen / 2, height: element.scrollHeight }
  })
  await page.waitForTimeout(1000)
  await page.evaluate(watchFrames)
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -height,
    speed: SPEED,
    gestureSourceType: 'touch',
  })
  const frames = await page.evaluate(() => (window as never as { frames: number[] }).frames)
  await close()
  const at = (part: number) => quantile(frames, part)
  const measured = { count: frames.length, median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
  return { messages: MESSAGES, frames: measured }
}
