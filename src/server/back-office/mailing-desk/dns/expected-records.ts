import type { DnsRecord } from '#src/contract/mailing-desk/schemas.ts'
import type { MailProvider } from '#src/server/platform/mail/mailer.ts'

/** A record that a sender domain needs. `isMet`: whether what DNS answers is as good; undefined if it cannot be compared. */
export type ExpectedRecord = Pick<DnsRecord, 'purpose' | 'type' | 'name' | 'value'> & {
  isMet?: (answers: readonly string[]) => boolean
}

/** What Amazon SES knows of a sender domain. */
export type SesIdentity = { tokens: readonly string[]; bounceDomain: string | null }

export type Sender = {
  domain: string
  provider: MailProvider
  /** Receives reports about mail in the name of the domain; empty for none. */
  reportsTo: string
  region: string
  /** Null if SES could not be asked. */
  identity: SesIdentity | null
}

const OLD_TAGS = ['pct', 'rf', 'ri']
const STRICT = ['quarantine', 'reject']

/** Reads a list of tags, such as `v=DMARC1; p=reject`. */
export const readTags = (text: string): Map<string, string> =>
  new Map(
    text.split(';').flatMap((tag) => {
      const at = tag.indexOf('=')
      return at < 0 ? [] : [[tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).trim()] as const]
    }),
  )

/** One record by RFC 9989 that refuses or sorts out what is not authenticated, without the tags that RFC 9989 removed. */
function meetsDmarc(answers: readonly string[]): boolean {
  const records = answers.map(readTags).filter((tags) => tags.get('v') === 'DMARC1')
  const [tags] = records
  if (!tags || records.length > 1) return false
  return (
    STRICT.includes(tags.get('p')?.toLowerCase() ?? '') &&
    tags.get('t') !== 'y' &&
    !OLD_TAGS.some((tag) => tags.has(tag))
  )
}

/** One SPF record that includes the provider; a domain with two fails at every receiver. */
const meetsSpf =
  (include: string) =>
  (answers: readonly string[]): boolean => {
    const records = answers.filter((text) => /^v=spf1(?: |$)/i.test(text))
    return records.length === 1 && (records[0] ?? '').split(' ').includes(`include:${include}`)
  }

const hasKey = (answers: readonly string[]): boolean => answers.some((text) => (readTags(text).get('p') ?? '') !== '')

const withoutDot = (text: string): string => text.toLowerCase().replace(/\.$/, '')
const equals = (value: string) => (answers: readonly string[]) => answers.map(withoutDot).includes(withoutDot(value))

const spf = (name: string, include: string): ExpectedRecord => ({
  ...{ purpose: 'spf', type: 'TXT', name, value: `v=spf1 include:${include} ~all` },
  isMet: meetsSpf(include),
})

const dmarc = ({ domain, reportsTo }: Sender): ExpectedRecord => ({
  ...{ purpose: 'dmarc', type: 'TXT', name: `_dmarc.${domain}` },
  value: `v=DMARC1; p=quarantine${reportsTo && `; rua=mailto:${reportsTo}`}`,
  isMet: meetsDmarc,
})

function recordsOfSes({ domain, region, identity }: Sender): ExpectedRecord[] {
  const bounces = identity?.bounceDomain ?? `bounce.${domain}`
  const exchange = `10 feedback-smtp.${region}.amazonses.com`
  const keys = identity?.tokens.map((token): ExpectedRecord => {
    const value = `${token}.dkim.amazonses.com`
    return { purpose: 'dkim', type: 'CNAME', name: `${token}._domainkey.${domain}`, value, isMet: equals(value) }
  })
  return [
    { purpose: 'bounce', type: 'MX', name: bounces, value: exchange, isMet: equals(exchange) },
    spf(bounces, 'amazonses.com'),
    ...(keys ?? [
      { purpose: 'dkim', type: 'CNAME', name: `…._domainkey.${domain}`, value: '….dkim.amazonses.com' } as const,
    ]),
  ]
}

const recordsOfCloudflare = ({ domain }: Sender): ExpectedRecord[] => [
  spf(`cf-bounce.${domain}`, '_spf.mx.cloudflare.net'),
  {
    ...{ purpose: 'dkim', type: 'TXT', name: `cf-bounce._domainkey.${domain}` },
    ...{ value: 'v=DKIM1; h=sha256; k=rsa; p=…', isMet: hasKey },
  },
]

/** Returns the records that a sender domain needs; none for a provider that sends nothing. */
export function createRecords(sender: Sender): ExpectedRecord[] {
  if (sender.provider === 'ses') return [...recordsOfSes(sender), dmarc(sender)]
  return sender.provider === 'cloudflare' ? [...recordsOfCloudflare(sender), dmarc(sender)] : []
}
