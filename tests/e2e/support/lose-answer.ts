import type { Page } from '@playwright/test'

/** The server takes the first write to an address, and its answer never comes. Returns how often it was sent. */
export async function loseAnswer(page: Page, address: string, method: string): Promise<() => number> {
  let sent = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  return () => sent
}
