import { describe, expect, test } from 'vitest'
import { createRecords, type ExpectedRecord } from './expected-records.ts'

const SES: Parameters<typeof createRecords>[0] = {
  provider: 'ses',
  ...{ domain: 'letters.gangway.example', reportsTo: 'post@gangway.example', region: 'eu-central-1' },
  identity: { tokens: ['one', 'two', 'three'], bounceDomain: 'mail.letters.gangway.example' },
}
const CLOUDFLARE = { ...SES, domain: 'gangway.example', provider: 'cloudflare' as const, identity: null }

const lineOf = ({ type, name, value }: ExpectedRecord) => `${name} ${type} ${value}`
const meets = (records: readonly ExpectedRecord[], purpose: string, ...answers: string[]) =>
  records.find((one) => one.purpose === purpose)?.isMet?.(answers)

test('the records of Amazon SES are printed exactly, with the keys that it gave', () => {
  expect(createRecords(SES).map(lineOf)).toEqual([
    'mail.letters.gangway.example MX 10 feedback-smtp.eu-central-1.amazonses.com',
    'mail.letters.gangway.example TXT v=spf1 include:amazonses.com ~all',
    'one._domainkey.letters.gangway.example CNAME one.dkim.amazonses.com',
    'two._domainkey.letters.gangway.example CNAME two.dkim.amazonses.com',
    'three._domainkey.letters.gangway.example CNAME three.dkim.amazonses.com',
    '_dmarc.letters.gangway.example TXT v=DMARC1; p=quarantine; rua=mailto:post@gangway.example',
  ])
})

test('without an answer of Amazon SES its keys are a place to fill in, which is not compared', () => {
  const keys = createRecords({ ...SES, identity: null }).filter(({ purpose }) => purpose === 'dkim')
  expect(keys.map(lineOf)).toEqual(['…._domainkey.letters.gangway.example CNAME ….dkim.amazonses.com'])
  expect(keys[0]?.isMet).toBeUndefined()
})

test('a provider that sends nothing needs no records', () => {
  for (const provider of ['local', 'none'] as const) expect(createRecords({ ...SES, provider })).toEqual([])
})

describe('DMARC by RFC 9989', () => {
  const dmarc = (...answers: string[]) => meets(createRecords(CLOUDFLARE), 'dmarc', ...answers)

  test('no printed record has a tag that was removed', () => {
    for (const sender of [SES, CLOUDFLARE, { ...CLOUDFLARE, reportsTo: '' }])
      expect(createRecords(sender).map(lineOf).join('\n')).not.toMatch(/\b(?:pct|rf|ri)=/)
  })

  test.each([
    ['the printed record', 'v=DMARC1; p=quarantine; rua=mailto:post@gangway.example', true],
    ['a stricter one', 'v=DMARC1;p=reject', true],
    ['one that only watches', 'v=DMARC1; p=none', false],
    ['one that is tried out', 'v=DMARC1; p=reject; t=y', false],
    ['one with a removed tag', 'v=DMARC1; p=reject; pct=50', false],
    ['another text', 'google-site-verification=abc', false],
  ])('%s', (_, text, isMet) => {
    expect(dmarc(text)).toBe(isMet)
  })

  test('two records are as good as none', () => {
    expect(dmarc('v=DMARC1; p=reject', 'v=DMARC1; p=reject')).toBe(false)
  })
})

describe('SPF and DKIM', () => {
  test.each([
    ['the printed record', ['v=spf1 include:_spf.mx.cloudflare.net ~all'], true],
    ['one with further senders', ['v=spf1 ip4:192.0.2.1 include:_spf.mx.cloudflare.net -all'], true],
    ['one that includes a longer name', ['v=spf1 include:_spf.mx.cloudflare.net.evil.example ~all'], false],
    ['two records', ['v=spf1 include:_spf.mx.cloudflare.net ~all', 'v=spf1 -all'], false],
    ['another text', ['hello'], false],
  ])('SPF: %s', (_, answers, isMet) => {
    expect(meets(createRecords(CLOUDFLARE), 'spf', ...answers)).toBe(isMet)
  })

  test('a key counts unless it is empty, which means that it was revoked', () => {
    expect(meets(createRecords(CLOUDFLARE), 'dkim', 'v=DKIM1; k=rsa; p=MIIB')).toBe(true)
    expect(meets(createRecords(CLOUDFLARE), 'dkim', 'v=DKIM1; p=')).toBe(false)
  })

  test('names are compared without case and the dot at their end', () => {
    expect(meets(createRecords(SES), 'dkim', 'ONE.dkim.amazonses.com.')).toBe(true)
  })
})
