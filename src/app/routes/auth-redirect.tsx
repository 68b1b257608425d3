import { afterSignIn } from '../../contract/after-sign-in.ts'
import { definePage, PageRedirect } from '../page.ts'

/** Nobody stays here: it leads on to where the person came from, or home, in the language of their account. */
export default definePage<null>({
  load: async ({ session, search }) => {
    const to = afterSignIn(session, search.redirect, search.note)
    throw new PageRedirect(to, session ? { locale: session.language } : {})
  },
  head: (_data, { intl }) => ({ title: intl.t('auth.login.title') }),
  Component: () => null,
})
