import { z } from 'zod'

/** Calls providers only, whose addresses are configuration. */
export type SocialFetch = (address: string, init: RequestInit) => Promise<Response>

/** How we authenticate to a provider. */
export type ClientSecret =
  | { kind: 'none' }
  | { kind: 'basic' | 'post'; text: string }
  /** Apple expects a token signed with our key. */
  | { kind: 'apple'; teamId: string; keyId: string; privateKey: string }

export type SocialProvider = {
  /** Part of its callback path. */
  id: string
  /** Its name, the same in every language. */
  name: string
  protocol: 'oidc' | 'facebook'
  issuer: string
  clientId: string
  secret: ClientSecret
  scope: string
  /** False: rejects a code verifier, because the application is not registered for one. */
  pkce: boolean
  /** Returns the nonce in its token. */
  nonce: boolean
  /** Answers by a form that is posted from its site. */
  formPost: boolean
  /** Can ask the person to sign in again, and says when they did. */
  confirms: boolean
  /** Uses HTTP on this machine. */
  isLocal: boolean
}

const text = z.string().min(1).max(500)
const known = { clientId: text, clientSecret: text }

const settingSchema = z.discriminatedUnion('profile', [
  z.strictObject({ profile: z.literal('google'), ...known }),
  z.strictObject({ profile: z.literal('linkedin'), ...known }),
  z.strictObject({ profile: z.literal('facebook'), ...known }),
  z.strictObject({
    profile: z.literal('apple'),
    clientId: text,
    teamId: text,
    keyId: text,
    privateKey: z.string().includes('PRIVATE KEY').max(2000),
  }),
  z.strictObject({
    profile: z.literal('oidc'),
    id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
    name: z.string().min(1).max(40),
    issuer: z.url().max(500),
    clientId: text,
    clientSecret: text.optional(),
    scope: text.optional(),
    formPost: z.boolean().optional(),
  }),
])

type Setting = z.infer<typeof settingSchema>
type Known<Profile> = Extract<Setting, { profile: Profile }>

const USUAL = {
  protocol: 'oidc',
  scope: 'openid email',
  pkce: true,
  nonce: true,
  formPost: false,
  confirms: false,
  isLocal: false,
} as const

const byPost = (clientSecret: string): ClientSecret => ({ kind: 'post', text: clientSecret })

const createGoogle = ({ clientId, clientSecret }: Known<'google'>): SocialProvider => ({
  ...USUAL,
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId,
  secret: byPost(clientSecret),
})

/** Returns no nonce, and rejects the client if an ordinary application sends a code verifier. */
const createLinkedIn = ({ clientId, clientSecret }: Known<'linkedin'>): SocialProvider => ({
  ...USUAL,
  id: 'linkedin',
  name: 'LinkedIn',
  issuer: 'https://www.linkedin.com/oauth',
  scope: 'openid profile email',
  pkce: false,
  nonce: false,
  clientId,
  secret: byPost(clientSecret),
})

const createFacebook = ({ clientId, clientSecret }: Known<'facebook'>): SocialProvider => ({
  ...USUAL,
  id: 'facebook',
  name: 'Facebook',
  protocol: 'facebook',
  issuer: 'https://www.facebook.com',
  scope: 'email',
  nonce: false,
  clientId,
  secret: byPost(clientSecret),
})

/** Returns the address only if it may answer by a form. */
const createApple = ({ profile: _, clientId, ...key }: Known<'apple'>): SocialProvider => ({
  ...USUAL,
  id: 'apple',
  name: 'Apple',
  issuer: 'https://appleid.apple.com',
  formPost: true,
  clientId,
  secret: { kind: 'apple', ...key },
})

const LOCAL_ISSUER = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/

const createOidc = (setting: Known<'oidc'>, allowsLocal: boolean): SocialProvider => {
  const { id, name, issuer, clientId, clientSecret, scope, formPost } = setting
  const isLocal = allowsLocal && LOCAL_ISSUER.test(issuer)
  if (!isLocal && !issuer.startsWith('https://'))
    throw new Error(`SOCIAL_PROVIDERS: the issuer of ${id} needs https: ${issuer}`)
  return {
    ...USUAL,
    id,
    name,
    issuer,
    clientId,
    secret: clientSecret ? { kind: 'basic', text: clientSecret } : { kind: 'none' },
    scope: scope ?? USUAL.scope,
    formPost: formPost ?? false,
    confirms: true,
    isLocal,
  }
}

function createProvider(setting: Setting, allowsLocal: boolean): SocialProvider {
  if (setting.profile === 'google') return createGoogle(setting)
  if (setting.profile === 'linkedin') return createLinkedIn(setting)
  if (setting.profile === 'facebook') return createFacebook(setting)
  return setting.profile === 'apple' ? createApple(setting) : createOidc(setting, allowsLocal)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error('SOCIAL_PROVIDERS is not JSON')
  }
}

/** Reads the variable SOCIAL_PROVIDERS, a JSON list; empty means none. An error message names the field and never the value, which may be secret. */
export function readSocialProviders(json: string | undefined, { allowsLocal }: { allowsLocal: boolean }) {
  if (!json?.trim()) return []
  const settings = z.array(settingSchema).max(10).safeParse(parse(json))
  if (!settings.success) {
    const where = settings.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ')
    throw new Error(`SOCIAL_PROVIDERS is not as docs/sign-in-providers.md describes it: ${where}`)
  }
  const providers = settings.data.map((setting) => createProvider(setting, allowsLocal))
  if (new Set(providers.map(({ id }) => id)).size < providers.length)
    throw new Error('SOCIAL_PROVIDERS names a provider twice')
  return providers
}
