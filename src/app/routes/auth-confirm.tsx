import { confirm } from '../features/auth/actions.ts'
import { Confirm, type ConfirmWays } from '../features/auth/confirm.tsx'
import { withSocial } from '../features/auth/social/actions.ts'
import { loadSocial } from '../features/auth/social/load-social.ts'
import { loadPart } from '../load-part.ts'
import { definePage } from '../page.ts'

export default definePage<ConfirmWays>({
  load: async (ctx) => {
    const [passkeys, { social }] = await Promise.all([loadPart(ctx.api.findPasskeys()), loadSocial(ctx)])
    return { passkeys, social }
  },
  head: (_data, { intl }) => ({ title: intl.t('account.confirm.title') }),
  Component: Confirm,
  action: withSocial(confirm),
})
