import '../../../build/local-tools.ts'
import Provider from 'oidc-provider'
import { socialCallbackPath } from '#src/contract/social/social.ts'
import { PROVIDER_ORIGIN, PROVIDER_PORT, SOCIAL_PROVIDERS } from './provider-settings.ts'

const [{ clientId, clientSecret }] = SOCIAL_PROVIDERS as [(typeof SOCIAL_PROVIDERS)[number]]

/** A real OpenID Connect provider for the journeys: anyone who signs in with any name is that person. */
const provider = new Provider(PROVIDER_ORIGIN, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: SOCIAL_PROVIDERS.map(({ id }) => `${process.env.PRODUCT_ORIGIN}${socialCallbackPath(id)}`),
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  cookies: { keys: ['a key that protects nothing'] },
  findAccount: (_context: unknown, id: string) => ({
    accountId: id,
    claims: () => ({ sub: id, email: `${id}@crew.example`, email_verified: true }),
  }),
})

provider.listen(PROVIDER_PORT, '127.0.0.1')
