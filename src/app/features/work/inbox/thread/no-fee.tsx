import type { PageContext } from '#src/app/page.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { InboxThread } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sideOf } from '../queries.ts'

type Props = { thread: Pick<InboxThread, 'isUnverified'>; ctx: PageContext }

/** For an unchecked company: warns that charging a fee is fraud. */
export function NoFee({ thread, ctx }: Props) {
  const { t } = useIntl()
  if (!thread.isUnverified) return null
  const side = sideOf(ctx)
  return (
    <Notice tone="land" flag="U">
      <p className="small">
        <b className="bold">{t(`inbox.unverified.title-${side}`)}</b> {t(`inbox.unverified.text-${side}`)}
      </p>
    </Notice>
  )
}
