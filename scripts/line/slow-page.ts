import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { BROWSER_AGENT } from '../demo.ts'

const SLOWER = 4

export type SlowPage = { page: Page; session: CDPSession; close: () => Promise<void> }

export const PHONE = { viewport: { width: 360, height: 740 }, userAgent: BROWSER_AGENT, hasTouch: true }

/** A page of someone who is signed in by a cookie, on a slow processor. */
export async function openSlowly(
  context: BrowserContext,
  origin: string,
  cookie: string | undefined,
): Promise<{ page: Page; session: CDPSession }> {
  const [name = '', value = ''] = cookie?.split('=') ?? []
  // This machine's own pages get it without a certificate too.
  const url = origin.replace('http:', 'https:')
  if (cookie) await context.addCookies([{ name, value, url, secure: true, httpOnly: true }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}

/** A phone that was never here: nothing kept, a slow processor. `hasTouch`: it is tapped, never pointed at. */
export async function openSlowPage(
  browser: Browser,
  origin: string,
  { cookie, hasTouch = true }: { cookie?: string | undefined; hasTouch?: boolean },
): Promise<SlowPage> {
  const context = await browser.newContext({ ...PHONE, hasTouch })
  return { ...(await openSlowly(context, origin, cookie)), close: () => context.close() }
}
