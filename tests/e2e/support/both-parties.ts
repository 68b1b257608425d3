import type { Browser, Page } from '@playwright/test'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { NO_FEE_CLAUSE } from '#src/domain/vacancy/no-fee.ts'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const TYPED = {
  ...{ rank: 'bosun', vesselType: 'psv', payMin: '2,400', payMax: '2,800', duration: '4' },
  ...{ joinFrom: inDays(20), joinTo: inDays(40) },
}

type Edited = { id: string; version: number }

/** The company of the page has typed a vacancy with this text, as its own form keeps it. */
export function typeVacancy({ request }: Page, text: string): Promise<Edited> {
  const form = { ...createBlankForm('en'), ...TYPED, texts: [{ language: 'en', text }] }
  return write<Edited>(request, 'POST', '/server/vacancy', { form })
}

export const publishVacancy = ({ request }: Page, { id, version }: Edited): Promise<Edited> =>
  write<Edited>(request, 'POST', `/server/vacancy/${id}/publish`, { version, clause: NO_FEE_CLAUSE, anyway: true })

export type Parties = { seaman: Page; office: Page; email: string; card: string; close: () => Promise<void> }

/** A listed seafarer of this journey alone and the company of the demo, each in a browser of their own. `card` is what the company reads of them. */
export async function openBothParties(browser: Browser, scripting = true): Promise<Parties> {
  const openPage = async () => (await browser.newContext({ javaScriptEnabled: scripting })).newPage()
  const [seaman, office] = [await openPage(), await openPage()]
  const { email } = await becomeSeafarer(seaman)
  await write(seaman.request, 'PUT', '/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
  const { own } = await read<{ own: { id: string } }>(seaman.request, '/server/seamans')
  await enterAs(office, 'company@demo.example')
  const close = async () => void (await Promise.all([seaman, office].map((page) => page.context().close())))
  return { seaman, office, email, card: `/seamans/${own.id}`, close }
}
