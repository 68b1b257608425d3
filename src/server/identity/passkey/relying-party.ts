import type { Config } from '#src/server/platform/services.ts'

export type RelyingParty = {
  /** The domain of passkeys. */
  id: string
  /** Exact origins whose pages may use them. */
  origins: readonly string[]
}

const belongsTo = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Origins outside the domain, such as an IP address, have no passkeys. */
export function findRelyingParty({ passkeyDomain, origins }: Pick<Config, 'passkeyDomain' | 'origins'>): RelyingParty {
  return {
    id: passkeyDomain,
    origins: origins.filter((origin) => belongsTo(new URL(origin).hostname, passkeyDomain)),
  }
}
