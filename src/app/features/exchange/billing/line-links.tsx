import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { LineLink } from '#src/contract/billing/schemas.ts'
import { COMPANY_DOCUMENTS, documentPath, SEAMAN_DOCUMENTS } from '#src/contract/billing-document/paths.ts'
import { anchorOf } from '../payment/top-up-anchor.ts'
import { useReference } from './line-reference.ts'
import type { BalancePath } from './queries.ts'

/** Links to what an entry belongs to. */
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
  const reference = useReference()(link)
  switch (link.kind) {
    case 'top-up':
      return (
        <Link to={path} search={{ topUp: link.id }} hash={anchorOf(link)}>
          {reference}
        </Link>
      )
    case 'order':
      return <span className="muted">{reference}</span>
    case 'document': {
      const documents = path === '/company/balance' ? COMPANY_DOCUMENTS : SEAMAN_DOCUMENTS
      return <PathLink path={documentPath(documents, link.id)}>{reference}</PathLink>
    }
  }
}
