import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import type { InboxThread } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { About, OtherLink } from '../other-name.tsx'
import { inboxPath } from '../queries.ts'

type Props = { with: Pick<InboxThread, 'other' | 'vacancy'>; ctx: PageContext; children?: ReactNode }

/** Other side and subject; on a phone with a link to the list. `children`: actions. */
export function PaneHead({ with: { other, vacancy }, ctx, children }: Props) {
  const { t } = useIntl()
  return (
    <header>
      <div className="row one grow">
        <PathLink
          className="button quiet icon-only not-on-desktop"
          path={inboxPath(ctx)}
          aria-label={t('inbox.thread.back')}
        >
          <Icon name="chevron-left" flip />
        </PathLink>
        <div className="grow">
          <h2 className="heading-3 break-anywhere">
            <OtherLink other={other} />
          </h2>
          <p className="small muted">
            <About vacancy={vacancy} />
          </p>
        </div>
      </div>
      {children}
    </header>
  )
}
