import { X509Certificate } from 'node:crypto'
import { DAY, SECOND } from '#src/domain/time.ts'
import type { SnsTopic } from '#src/server/platform/mail/ses-settings.ts'
import type { Needs } from '#src/server/platform/services.ts'

const PATH = /^\/SimpleNotificationService-[\w-]{1,100}\.pem$/
const TIMEOUT = 10 * SECOND
const KEPT_FOR = DAY
const MAX_KEPT = 8
/** Characters. */
const MAX_CERTIFICATE = 10_000

type Kept = { key: CryptoKey; validFrom: number; validTo: number; until: number }

/** By address, for the lifetime of the isolate. */
const kept = new Map<string, Kept>()

/** Whether an address is that of a signing certificate of the topic’s region: no other host is ever asked. */
export function isCertificateAddress(address: string, { region }: SnsTopic): boolean {
  const url = URL.parse(address)
  return (
    url?.origin === `https://sns.${region}.amazonaws.com` &&
    PATH.test(url.pathname) &&
    address === url.origin + url.pathname
  )
}

async function readCertificate(pem: string): Promise<Omit<Kept, 'until'>> {
  const certificate = new X509Certificate(pem)
  const spki = certificate.publicKey.export({ type: 'spki', format: 'der' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', new Uint8Array(spki), algorithm, false, ['verify'])
  return { key, validFrom: Date.parse(certificate.validFrom), validTo: Date.parse(certificate.validTo) }
}

async function fetchCertificate(
  { providerFetch }: Needs<'providerFetch'>,
  address: string,
): Promise<string | undefined> {
  const response = await providerFetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
  if (response.status >= 500) throw new Error(`the certificate of a message could not be read: ${response.status}`)
  const pem = await response.text()
  return response.ok && pem.length <= MAX_CERTIFICATE ? pem : undefined
}

function keep(address: string, certificate: Kept): void {
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(address, certificate)
}

/**
 * Returns the key of a signing certificate, which is fetched once a day. Undefined for another address, and for what is no certificate or not
 * valid now. Throws if the server does not answer, so that the sender delivers the message again.
 */
export async function findSigningKey(
  services: Needs<'providerFetch' | 'clock'>,
  topic: SnsTopic,
  address: string,
): Promise<CryptoKey | undefined> {
  if (!isCertificateAddress(address, topic)) return undefined
  const now = services.clock()
  let certificate = kept.get(address)
  if (!certificate || certificate.until <= now) {
    const pem = await fetchCertificate(services, address)
    const read = pem && (await readCertificate(pem).catch(() => undefined))
    if (!read) return undefined
    certificate = { ...read, until: now + KEPT_FOR }
    keep(address, certificate)
  }
  return certificate.validFrom <= now && now <= certificate.validTo ? certificate.key : undefined
}
