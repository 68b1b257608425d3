import { PathLink } from '#src/app/ui/link.tsx'

export type NameLink = { path: string; name: string }

/** Links to pages of one kind. */
export function NameLinks({ label, links }: { label: string; links: readonly NameLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className="row" aria-label={label}>
      {links.map(({ path, name }) => (
        <PathLink key={path} path={path}>
          {name}
        </PathLink>
      ))}
    </nav>
  )
}

type SectionProps = { title: string; links: readonly NameLink[] }

/** The same with a heading. */
export const LinkSection = ({ title, links }: SectionProps) =>
  links.length === 0 ? null : (
    <section className="section">
      <header>
        <h2>{title}</h2>
      </header>
      <NameLinks label={title} links={links} />
    </section>
  )
