import { PORTS } from './ports.ts'

export const PROVIDER_PORT = PORTS.provider
/** Not `localhost`, so that it is another site to the browser. */
export const PROVIDER_ORIGIN = `http://127.0.0.1:${PROVIDER_PORT}`

const CLIENT = { profile: 'oidc', issuer: PROVIDER_ORIGIN, clientId: 'gangway', clientSecret: 'only-for-journeys' }

/** One provider twice: answering by an address, and by a form that it posts. */
export const SOCIAL_PROVIDERS = [
  { ...CLIENT, id: 'crew-id', name: 'Crew ID' },
  { ...CLIENT, id: 'crew-form', name: 'Crew Form', formPost: true },
]
