import { env } from 'cloudflare:test'
import { registerAdmin } from './admins.ts'
import type { Client } from './client.ts'
import { readBalances } from './ledger.ts'
import type { TestServer } from './server-of.ts'

type Admin = Awaited<ReturnType<typeof registerAdmin>>

const MONEY = { day: '2026-11-01', payer: 'Andrei Marin' }
export const GERMAN_IBAN = 'DE89 3704 0044 0532 0130 00'
const REASON = 'The bank confirms it'

let lines = 0

export async function startAdmins(server: TestServer) {
  return { first: await registerAdmin(server, ['finance']), second: await registerAdmin(server, ['finance']) }
}

/** Money that arrived with a reference, credited by two admins. Returns the id of the line. */
async function credit(
  server: TestServer,
  { reference, amount, ...more }: { reference: string; amount: string; currency: string; payer?: string },
): Promise<string> {
  const { first, second } = await startAdmins(server)
  lines += 1
  const typed = { ...MONEY, bankId: `payer-${lines}`, amount, remittance: reference, ...more }
  const { id } = (await first.post('/server/admin/transfer', typed)).body
  const proposed = await first.post(`/server/admin/transfer/${id}/proposal`, { outcome: 'credited', reason: REASON })
  const confirmed = await second.post(`/server/admin/transfer/proposal/${proposed.body.id}/confirmation`)
  if (confirmed.status !== 200) throw new Error(`not credited: ${confirmed.text}`)
  return id
}

type Arrived = { currency?: string; arrivesIn?: string; payer?: string }

/** What a person or an owner of a company pays in and has paid back. */
export function payFor(
  server: TestServer,
  client: Client,
  owner: 'seaman' | 'company',
  holderOf: () => Promise<string>,
) {
  const path = `/server/${owner}/payback`
  const read = async () => (await client.get(path)).body
  return {
    read,
    holder: holderOf,
    balance: async (currency: 'USD' | 'EUR' | 'UAH' = 'USD') => readBalances(server, await holderOf(), currency),
    /** Starts a payment and has the money arrive. */
    payIn: async (amount: string, { currency = 'USD', arrivesIn = currency, payer }: Arrived = {}) => {
      server.wait(1)
      const started = await client.post(`/server/${owner}/top-up`, { currency, amount })
      if (started.status !== 201) throw new Error(`not started: ${started.text}`)
      const { id, reference } = started.body.items[0] as { id: string; reference: string }
      const line = await credit(server, {
        reference,
        amount,
        currency: arrivesIn,
        ...(payer !== undefined && { payer }),
      })
      return { id, reference, line }
    },
    /** Asks for everything in a currency, as the page does. */
    ask: async (more: Record<string, unknown> = {}, options: Parameters<Client['post']>[2] = {}) => {
      const { currency = 'USD' } = more as { currency?: string }
      const offers = (await read()).offers as { amount: { currency: string; minor: number } }[]
      const seen = offers.find(({ amount }) => amount.currency === currency)?.amount.minor ?? 0
      return client.post(path, { currency, seen, iban: GERMAN_IBAN, name: 'Andrei Marin', ...more }, options)
    },
    cancel: (id: string) => client.post(`${path}/${id}/cancellation`),
  }
}

const holderIn = (column: 'account_id' | 'organisation_id', id: string) => async () =>
  (await env.DB.prepare(`SELECT id FROM ledger_holder WHERE ${column} = ?`).bind(id).first<string>('id')) as string

export const payAsSeaman = (server: TestServer, seaman: Client & { accountId: string }) =>
  payFor(server, seaman, 'seaman', holderIn('account_id', seaman.accountId))

export const payAsCompany = (server: TestServer, owner: Client, organisationId: string) =>
  payFor(server, owner, 'company', holderIn('organisation_id', organisationId))

const PAYBACKS = '/server/admin/payback'

/** Acts of admins on the page of pay-backs. */
export const paybackActs = {
  prepare: (admin: Admin, id: string) => admin.post(`${PAYBACKS}/${id}/preparation`),
  release: (admin: Admin, id: string) => admin.post(`${PAYBACKS}/${id}/release`),
  propose: (admin: Admin, id: string, outcome: 'sent' | 'failed' = 'sent', day = '2026-11-01') =>
    admin.post(`${PAYBACKS}/${id}/proposal`, { outcome, day, reason: REASON }),
  confirm: (admin: Admin, proposal: string) => admin.post(`${PAYBACKS}/proposal/${proposal}/confirmation`),
  refund: (admin: Admin, reference: string, amount: string, currency = 'USD') =>
    admin.post('/server/admin/refund', { reference, amount, currency, reason: REASON }),
  recall: (admin: Admin, line: string) =>
    admin.post(`/server/admin/transfer/${line}/proposal`, { outcome: 'recalled', reason: REASON }),
}

/** A transfer that one admin prepares and records, and another confirms. */
export async function endPayback(server: TestServer, id: string, outcome: 'sent' | 'failed' = 'sent'): Promise<void> {
  const { first, second } = await startAdmins(server)
  await paybackActs.prepare(first, id)
  const proposed = await paybackActs.propose(first, id, outcome)
  const confirmed = await paybackActs.confirm(second, proposed.body.id)
  if (confirmed.status !== 200) throw new Error(`not ended: ${proposed.text} ${confirmed.text}`)
}
