import { arrive } from '#src/app/features/identity/social/arrival.ts'
import { type Outcome, SocialOutcomeView } from '#src/app/features/identity/social/outcome.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<Outcome>({
  load: async (ctx) => {
    if (ctx.search.state) return arrive(ctx)
    const { providers } = await ctx.api.getSocialState()
    const provider = providers.find(({ id }) => id === ctx.params.provider)
    return provider ? { provider: provider.name } : null
  },
  head: (_data, { intl }) => ({ title: intl.t('auth.link.title') }),
  Component: SocialOutcomeView,
})
