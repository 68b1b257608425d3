import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'

type Line = { id: string; recipient: string }
type Mail = Line & { text: string }

const read = async <Body>({ request }: Page, path: string): Promise<Body> => (await request.get(path)).json()

/** The newest mail to an address that has these words in its text, once it has arrived. */
export async function waitForMail(page: Page, email: string, words: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const { items } = await read<{ items: Line[] }>(page, '/server/dev/mail')
      for (const { id } of items.filter(({ recipient }) => recipient === email)) {
        const mail = await read<Mail>(page, `/server/dev/mail/${id}`)
        if (!found && mail.text.includes(words)) found = mail
      }
      return found !== undefined
    })
    .toBe(true)
  return found as Mail
}
