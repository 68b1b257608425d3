import type { Page } from '@playwright/test'

type Line = { id: string; recipient: string }

/** Follows the link of the newest mail to this address, which is the one that confirms it, and sends its form. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const findLink = async (): Promise<string> => {
    const { items } = (await (await page.request.get('/server/dev/mail')).json()) as { items: Line[] }
    const found = items.find(({ recipient }) => recipient === email)
    const mail = found && ((await (await page.request.get(`/server/dev/mail/${found.id}`)).json()) as { text: string })
    const url = URL.parse(/https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    return url ? url.pathname + url.search : ''
  }
  let link = ''
  for (let tries = 0; link === '' && tries < 60; tries += 1) {
    await page.waitForTimeout(250)
    link = await findLink()
  }
  await page.goto(link)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL((url) => !url.search.includes('token'))
}
