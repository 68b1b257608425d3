import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type {
  DnsRecord,
  FailedLetters,
  LetterStream,
  MailDns,
  Suppressions,
} from '#src/contract/mailing-desk/schemas.ts'
import { Letters } from './letters-page.tsx'
import { keyOf, streamAction, suppressionAction } from './stream-actions.ts'
import { SuppressionList } from './suppressions-page.tsx'

const STREAM: LetterStream = {
  ...{ provider: 'ses', pause: null, agencies: [], sent: 200, delivered: 190, bounced: 10, complained: 1 },
  ...{ due: 0, dueSince: null, suppressed: 3 },
}
const NONE: FailedLetters = { items: [], total: 0, page: 1, pageSize: 20 }
const RECORD: DnsRecord = {
  purpose: 'dmarc',
  type: 'TXT',
  state: 'differs',
  ...{ name: '_dmarc.gangway.example', value: 'v=DMARC1; p=quarantine', found: ['v=DMARC1; p=none; pct=50'] },
}
const DNS: MailDns = {
  streams: [
    {
      stream: 'account',
      provider: 'cloudflare',
      domain: 'gangway.example',
      records: [RECORD],
    },
    { stream: 'subscribed', provider: 'none', domain: null, records: [] },
  ],
}

type Shown = { stream?: Partial<LetterStream>; failed?: FailedLetters; dns?: MailDns | undefined }

async function show({ stream, failed = NONE, dns }: Shown = {}): Promise<string> {
  const ctx = await createPageContext({}, { here: '/admin/mailings/letters' })
  return render(ctx, <Letters data={{ stream: { ...STREAM, ...stream }, failed, dns }} ctx={ctx} />)
}

const formsOf = (html: string) => [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, act]) => act)

test('every pause names its cause and can be ended with a reason, also while all letters are paused', async () => {
  expect(formsOf(await show())).toEqual(['pause'])
  const pause = { reason: 'complaints', at: 1 } as const
  const agencies = [{ id: 'o', name: 'Alba Crew', reason: 'complaint', at: 1 } as const]
  const html = await show({ stream: { pause, agencies } })
  expect(formsOf(html)).toEqual(['resume', 'resume', 'pause'])
  expect(html).toContain('Too many complaints in seven days')
  expect(html).toMatch(/Alba Crew.*name="scope" value="o"/s)
})

test('a failed letter is read with its error and its text in the language of its reader', async () => {
  const row: FailedLetters['items'][number] = {
    state: 'open',
    letter: { subject: 'CV', text: 'مرحبًا', language: 'ar' },
    ...{ id: 'l', source: 'mailing', agency: null, domain: 'agency.example', error: 'SES 400', at: 1, mailings: ['m'] },
  }
  const html = await show({ failed: { ...NONE, items: [row], total: 1 } })
  expect(html).toContain('SES 400')
  expect(html).toContain('href="/admin/mailings/m"')
  expect(html).toMatch(/lang="ar[^"]*" dir="rtl">مرحبًا/)
})

test('DNS shows the needed record and what was found; the page is read without it', async () => {
  const html = await show({ dns: DNS })
  expect(html).toContain('v=DMARC1; p=quarantine')
  expect(html).toMatch(/Found:.*v=DMARC1; p=none; pct=50/s)
  expect(html).toContain('No provider sends these emails')
  expect(await show()).toContain('We could not load this part')
})

test('a suppression is removed by its whole key with a reason', async () => {
  const row = { stream: 'subscribed', address: 'digest', reason: 'bounced', at: 1, until: null } as const
  const data: { suppressions: Suppressions } = {
    suppressions: {
      ...{
        items: [
          { ...row, agency: { id: 'o', name: 'Alba Crew' } },
          { ...row, agency: null },
        ],
      },
      ...{ total: 2, page: 1, pageSize: 50 },
    },
  }
  const ctx = await createPageContext({})
  const html = render(ctx, <SuppressionList data={data} ctx={ctx} />)
  expect(html).toContain('value="subscribed digest o"')
  expect(html).toContain('value="subscribed digest "')
  const bodies: unknown[] = []
  const call = async (_: string, { body }: { body: unknown }) => void bodies.push(body)
  const acting = await createPageContext({ call } as never)
  const suppression = keyOf({ stream: 'subscribed', address: 'digest', scope: '' })
  await suppressionAction(acting, { act: 'remove', suppression, reason: 'A new mailbox' })
  await suppressionAction(acting, { act: 'remove', suppression: 'other digest ', reason: 'A new mailbox' })
  expect(bodies).toEqual([{ stream: 'subscribed', address: 'digest', scope: null, reason: 'A new mailbox' }])
})

test('an empty scope resumes all letters, and other acts do nothing', async () => {
  const calls: unknown[] = []
  const call = async (endpoint: string, { body }: { body: unknown }) => void calls.push([endpoint, body])
  const ctx = await createPageContext({ call } as never)
  await streamAction(ctx, { act: 'resume', scope: '', reason: 'Why' })
  expect(await streamAction(ctx, { act: 'other' })).toEqual({ redirect: ctx.here })
  expect(calls).toEqual([['POST /server/admin/mailing-stream/resumption', { scope: null, reason: 'Why' }]])
})
