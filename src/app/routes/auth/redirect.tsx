import { definePage, PageRedirect } from '#src/app/page.ts'
import { afterSignIn } from '#src/contract/http/after-sign-in.ts'

/** Only redirects: to where the person came from, or home. */
export default definePage<null>({
  load: async ({ session, search }) => {
    throw new PageRedirect(afterSignIn(session, search.redirect))
  },
  head: (_data, { intl }) => ({ title: intl.t('auth.login.title') }),
  Component: () => null,
})
