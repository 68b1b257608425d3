import { Link } from '#src/app/ui/link.tsx'
import type { LineLink } from '#src/contract/billing/schemas.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { anchorOf } from '../payment/top-up-anchor.ts'
import type { BalancePath } from './queries.ts'

/** Links to what an entry belongs to; each kind of link is a case of `LineLinkView`. */
export function LineLinks({ links, path }: { links: readonly LineLink[]; path: BalancePath }) {
  if (links.length === 0) return null
  return (
    <div className="small row tight">
      {links.map((link) => (
        <LineLinkView key={`${link.kind} ${link.id}`} link={link} path={path} />
      ))}
    </div>
  )
}

function LineLinkView({ link, path }: { link: LineLink; path: BalancePath }) {
  const { t } = useIntl()
  switch (link.kind) {
    case 'top-up':
      return (
        <Link to={path} search={{ topUp: link.id }} hash={anchorOf(link)}>
          {t('billing.link.top-up', { reference: groupByFour(link.reference) })}
        </Link>
      )
  }
}
