import type { Browser, Page } from '@playwright/test'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { enterAs, read, write } from '../../support/accounts.ts'

type TopUps = { items: { reference: string; asked: { minor: number }; isOpen: boolean }[] }
type Queue = { items: { id: string; remittance: string }[] }

let lines = 0

/** A bank statement of one payment in US dollars. */
export function statementOf(reference: string, amount: string, payer = 'I. Rocha'): string {
  lines += 1
  const line = [toPlainDate(Date.now() - DAY), amount, 'USD', reference, payer, `journey-${reference}-${lines}`]
  return ['Date;Amount;Currency;Details;Payer;Transaction ID', line.join(';')].join('\n')
}

/** All that the seafarer of a page has open arrives in whole: one admin uploads it and proposes, another confirms. */
export async function payByTransfer(page: Page, browser: Browser): Promise<void> {
  const { items } = await read<TopUps>(page.request, '/server/seaman/top-up')
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  await enterAs(first, 'admin@demo.example')
  await enterAs(second, 'admin2@demo.example')
  for (const { reference, asked } of items.filter(({ isOpen }) => isOpen)) {
    const file = statementOf(reference, String(asked.minor / 100))
    await write(first.request, 'POST', '/server/admin/transfer/statement', { file })
    const queue = await read<Queue>(first.request, '/server/admin/transfer')
    const line = queue.items.find(({ remittance }) => remittance === reference)?.id
    const proposal = { outcome: 'credited', reason: 'The money is on our account' }
    const { id } = await write<{ id: string }>(
      first.request,
      'POST',
      `/server/admin/transfer/${line}/proposal`,
      proposal,
    )
    await write(second.request, 'POST', `/server/admin/transfer/proposal/${id}/confirmation`)
  }
  await first.close()
  await second.close()
}
