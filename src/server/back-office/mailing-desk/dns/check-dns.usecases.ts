import type { DnsRecord, MailDns } from '#src/contract/mailing-desk/schemas.ts'
import { MAIL_STREAMS, type MailStream } from '#src/server/platform/mail/mailer.ts'
import { readSesIdentity } from '#src/server/platform/mail/ses-identity.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { askDns } from './ask-dns.ts'
import { createRecords, type ExpectedRecord } from './expected-records.ts'

type Checking = Needs<'config' | 'providerFetch'>

async function check(services: Checking, { isMet, ...record }: ExpectedRecord): Promise<DnsRecord> {
  const found = isMet && (await askDns(services, record.name, record.type))
  if (!isMet || !found) return { ...record, state: 'unchecked', found: [] }
  if (found.length === 0) return { ...record, state: 'missing', found }
  return { ...record, state: isMet(found) ? 'same' : 'differs', found }
}

async function checkStream(services: Checking, stream: MailStream): Promise<MailDns['streams'][number]> {
  const { mail, ses, contact } = services.config
  const { provider, from } = mail[stream]
  const sends = provider === 'ses' || provider === 'cloudflare'
  const domain = sends ? (from.split('@').at(-1)?.toLowerCase() ?? null) : null
  if (domain === null) return { stream, provider, domain, records: [] }
  const identity = provider === 'ses' && ses ? await readSesIdentity(ses, domain, services.providerFetch) : null
  const records = createRecords({ domain, provider, identity, reportsTo: contact.email, region: ses?.region ?? '' })
  return { stream, provider, domain, records: await Promise.all(records.map((record) => check(services, record))) }
}

/** Returns the records of the sender domains, compared with what DNS answers. What cannot be read is `unchecked`. */
export async function checkMailDns(services: Checking): Promise<MailDns> {
  return { streams: await Promise.all(MAIL_STREAMS.map((stream) => checkStream(services, stream))) }
}
