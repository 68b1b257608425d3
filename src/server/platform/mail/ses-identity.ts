import { AwsV4Signer } from 'aws4fetch'
import { SECOND } from '#src/domain/time.ts'
import type { SesSettings } from './ses-settings.ts'

const TIMEOUT = 5 * SECOND

type Identity = {
  DkimAttributes?: { Tokens?: unknown }
  MailFromAttributes?: { MailFromDomain?: unknown }
}

/** Returns the DKIM tokens and the domain of bounces of a sender domain; null if SES does not answer or the user may not ask. */
export async function readSesIdentity(
  { region, accessKeyId, secretAccessKey }: SesSettings,
  domain: string,
  call: typeof fetch,
): Promise<{ tokens: readonly string[]; bounceDomain: string | null } | null> {
  const { method, url, headers } = await new AwsV4Signer({
    ...{ accessKeyId, secretAccessKey, region, service: 'ses', method: 'GET' },
    url: `https://email.${region}.amazonaws.com/v2/email/identities/${encodeURIComponent(domain)}`,
  }).sign()
  try {
    const response = await call(url.href, { method, headers, signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) return null
    const { DkimAttributes: dkim, MailFromAttributes: from } = (await response.json()) as Identity
    const tokens = Array.isArray(dkim?.Tokens) ? dkim.Tokens.map(String) : []
    return { tokens, bounceDomain: from?.MailFromDomain ? String(from.MailFromDomain) : null }
  } catch {
    return null
  }
}
