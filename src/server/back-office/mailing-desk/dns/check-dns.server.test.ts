import { expect, it } from 'vitest'
import type { MailDns } from '#src/contract/mailing-desk/schemas.ts'
import { checkMailDns } from './check-dns.usecases.ts'

type Zone = Readonly<Record<string, { Status: number; Answer?: object[] } | string>>

const CONFIG = {
  contact: { email: 'post@gangway.example' },
  mail: {
    account: { provider: 'cloudflare', from: 'no-reply@Gangway.example' },
    subscribed: { provider: 'none', from: '' },
  },
  ses: null,
}

/** Checks with a resolver that answers by name; a text is the whole body of its answer. */
const check = (zone: Zone, fails = false) =>
  checkMailDns({
    config: CONFIG as never,
    providerFetch: (async (address: string) => {
      if (fails) throw new TypeError('network')
      const answer = zone[new URL(address).searchParams.get('name') ?? ''] ?? { Status: 3 }
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
    }) as never,
  })

const statesOf = ({ streams }: MailDns) =>
  Object.fromEntries(streams[0]?.records.map(({ purpose, state }) => [purpose, state]) ?? [])

const text = (...data: string[]) => ({ Status: 0, Answer: data.map((one) => ({ type: 16, data: one })) })

it('says of each record whether it is correct, differs or is missing, and shows what was found', async () => {
  const dns = await check({
    'cf-bounce.gangway.example': text('"v=spf1 include:_spf.mx" ".cloudflare.net ~all"'),
    '_dmarc.gangway.example': text('"v=DMARC1; p=none"'),
  })
  expect(statesOf(dns)).toEqual({ spf: 'same', dkim: 'missing', dmarc: 'differs' })
  expect(dns.streams[0]?.records.at(-1)?.found).toEqual(['v=DMARC1; p=none'])
})

it('ignores records of other types, such as the alias that led to them', async () => {
  const alias = { Status: 0, Answer: [{ type: 5, data: 'elsewhere.example.' }] }
  expect(statesOf(await check({ '_dmarc.gangway.example': alias })).dmarc).toBe('missing')
})

it('says that it could not be checked if DNS is out of reach, fails, or answers nonsense', async () => {
  const unchecked = { spf: 'unchecked', dkim: 'unchecked', dmarc: 'unchecked' }
  expect(statesOf(await check({}, true))).toEqual(unchecked)
  const broken = { Status: 2 }
  const names = ['cf-bounce.gangway.example', 'cf-bounce._domainkey.gangway.example', '_dmarc.gangway.example']
  expect(statesOf(await check(Object.fromEntries(names.map((name) => [name, broken]))))).toEqual(unchecked)
  for (const body of ['<html>', 'null', 'x'.repeat(30_000)])
    expect(statesOf(await check(Object.fromEntries(names.map((name) => [name, body]))))).toEqual(unchecked)
})

it('lists no records for a stream without a provider', async () => {
  expect((await check({})).streams[1]).toEqual({
    ...{ stream: 'subscribed', provider: 'none', domain: null, records: [] },
  })
})
