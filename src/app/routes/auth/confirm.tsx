import { confirm } from '#src/app/features/identity/account/entry/actions.ts'
import { Confirm, type ConfirmWays } from '#src/app/features/identity/sign-in/confirm.tsx'
import { withSocial } from '#src/app/features/identity/social/actions.ts'
import { loadSocial } from '#src/app/features/identity/social/load-social.ts'
import { loadPart } from '#src/app/load-part.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<ConfirmWays>({
  load: async (ctx) => {
    const [passkeys, { social }] = await Promise.all([loadPart(ctx.api.findPasskeys()), loadSocial(ctx)])
    return { passkeys, social }
  },
  head: (_data, { intl }) => ({ title: intl.t('account.confirm.title') }),
  Component: Confirm,
  action: withSocial(confirm),
})
