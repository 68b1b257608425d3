import { MAIL_PROVIDERS, MAIL_STREAMS, type MailProvider, type MailStream } from './mailer.ts'
import { readSesSettings, type SesSettings, type SesVariables } from './ses-settings.ts'

export type StreamSettings = { provider: MailProvider; from: string }

export type MailSettings = {
  streams: Readonly<Record<MailStream, StreamSettings>>
  /** Null if no stream uses it. */
  ses: SesSettings | null
}

export type MailVariables = SesVariables & {
  MAIL_FROM?: string
  MAIL_ACCOUNT_PROVIDER?: string
  MAIL_SUBSCRIBED_PROVIDER?: string
  MAIL_SUBSCRIBED_FROM?: string
}

type Place = { isLocal: boolean; hasBinding: boolean }

/** Cloudflare carries transactional mail only. Nobody waits for the mail of an account until a provider is configured. */
const CARRIED: Readonly<Record<MailProvider, readonly MailStream[]>> = {
  local: MAIL_STREAMS,
  cloudflare: ['account'],
  ses: MAIL_STREAMS,
  none: ['subscribed'],
}

const VARIABLES = {
  account: { provider: 'MAIL_ACCOUNT_PROVIDER', from: 'MAIL_FROM' },
  subscribed: { provider: 'MAIL_SUBSCRIBED_PROVIDER', from: 'MAIL_SUBSCRIBED_FROM' },
} as const

const ADDRESS = /^[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i

const leaves = ({ provider }: StreamSettings): boolean => provider === 'cloudflare' || provider === 'ses'
const domainOf = ({ from }: StreamSettings): string | undefined => ADDRESS.exec(from)?.[1]?.toLowerCase()

function demandPlace(name: string, provider: MailProvider, stream: MailStream, { isLocal, hasBinding }: Place): void {
  if (provider === 'cloudflare' && !hasBinding) throw new Error(`${name} needs the binding SEND_EMAIL`)
  if (provider === 'local' && stream === 'subscribed' && !isLocal)
    throw new Error(`${name} keeps mail on this machine: a public site would deliver none`)
}

function readStream(env: MailVariables, stream: MailStream, place: Place): StreamSettings {
  const { provider: name, from: sender } = VARIABLES[stream]
  const word = env[name]?.trim() || (stream === 'subscribed' ? 'none' : place.hasBinding ? 'cloudflare' : 'local')
  const provider = MAIL_PROVIDERS.find((known) => known === word)
  if (!provider || !CARRIED[provider].includes(stream))
    throw new Error(`${name} must not be ${word}: that provider does not carry the mail of the stream ${stream}`)
  demandPlace(name, provider, stream, place)
  const settings = { provider, from: env[sender]?.trim() ?? '' }
  if (leaves(settings) && !domainOf(settings)) throw new Error(`${sender} must be an address of mail`)
  return settings
}

/**
 * Reads which provider carries each stream. Throws for a provider that may not carry it or lacks its settings, and for two streams with one
 * sender domain: complaints about one would harm the other.
 */
export function readMailSettings(env: MailVariables, place: Place): MailSettings {
  const [account, subscribed] = [readStream(env, 'account', place), readStream(env, 'subscribed', place)]
  if (leaves(account) && leaves(subscribed) && domainOf(account) === domainOf(subscribed))
    throw new Error('MAIL_SUBSCRIBED_FROM must have another domain than MAIL_FROM, such as letters.gangway.example')
  const needsSes = [account, subscribed].some(({ provider }) => provider === 'ses')
  return { streams: { account, subscribed }, ses: needsSes ? readSesSettings(env) : null }
}
