import type { APIRequestContext, Page } from '@playwright/test'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { enterAs, read, write } from '../../support/accounts.ts'

type TopUps = { items: { reference: string; asked: { minor: number }; isOpen: boolean }[] }
type Queue = { items: { id: string; payer: string; remittance: string }[] }
export type Admins = { first: APIRequestContext; second: APIRequestContext; close: () => Promise<void> }
export type Owner = 'seaman' | 'company'

const TRANSFERS = '/server/admin/transfer'
export const PAYER = 'I. Rocha'
export const REASON = 'The money is on our account'

let lines = 0

/** A bank statement of one payment in US dollars. */
export function statementOf(reference: string, amount: string, payer = PAYER): string {
  lines += 1
  const line = [toPlainDate(Date.now() - DAY), amount, 'USD', reference, payer, `journey-${reference}-${lines}`]
  return ['Date;Amount;Currency;Details;Payer;Transaction ID', line.join(';')].join('\n')
}

/** Both admins of the demo, beside the browser of a page. */
export async function openAdmins(page: Page): Promise<Admins> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const pages = [await browser.newPage(), await browser.newPage()] as const
  await enterAs(pages[0], 'admin@demo.example')
  await enterAs(pages[1], 'admin2@demo.example')
  const close = async () => void (await Promise.all(pages.map((one) => one.close())))
  return { first: pages[0].request, second: pages[1].request, close }
}

/** Money arrives with this text; gives the id of its line. */
export async function addLine(admin: APIRequestContext, text: string, amount: string, payer = PAYER): Promise<string> {
  await write(admin, 'POST', `${TRANSFERS}/statement`, { file: statementOf(text, amount, payer) })
  const { items } = await read<Queue>(admin, TRANSFERS)
  return items.find((line) => line.remittance === text && line.payer === payer)?.id ?? 'none'
}

/** An admin proposes to credit a line; gives the id of the proposal. */
export async function proposeCredit(admin: APIRequestContext, line: string): Promise<string> {
  const body = { outcome: 'credited', reason: REASON }
  return (await write<{ id: string }>(admin, 'POST', `${TRANSFERS}/${line}/proposal`, body)).id
}

export const confirmCredit = (admin: APIRequestContext, proposal: string): Promise<unknown> =>
  write(admin, 'POST', `${TRANSFERS}/proposal/${proposal}/confirmation`)

/** All that the owner of a page has open arrives in whole: one admin uploads it and proposes, another confirms. */
export async function payByTransfer(
  { request }: Page,
  { first, second }: Admins,
  { owner = 'seaman', payer = PAYER }: { owner?: Owner; payer?: string } = {},
): Promise<void> {
  const { items } = await read<TopUps>(request, `/server/${owner}/top-up`)
  for (const { reference, asked } of items.filter(({ isOpen }) => isOpen)) {
    const line = await addLine(first, reference, String(asked.minor / 100), payer)
    await confirmCredit(second, await proposeCredit(first, line))
  }
}
