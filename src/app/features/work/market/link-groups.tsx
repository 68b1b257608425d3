import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { MarketSection } from './market-section.tsx'
import { type NameLink, NameLinks } from './name-links.tsx'

type Group = { name: string; links: readonly NameLink[] }

/** Links in collapsible groups; a single group is open. */
export function LinkGroups({ title, groups }: { title: string; groups: readonly Group[] }) {
  const filled = groups.filter(({ links }) => links.length > 0)
  if (filled.length === 0) return null
  return (
    <MarketSection title={title}>
      <div className="asked">
        {filled.map(({ name, links }) => (
          <Disclosure key={name} summary={name} open={filled.length === 1}>
            <NameLinks label={name} links={links} />
          </Disclosure>
        ))}
      </div>
    </MarketSection>
  )
}
