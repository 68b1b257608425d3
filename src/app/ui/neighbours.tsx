import { T } from '#src/i18n/react.tsx'
import { textProps } from './foreign-text.ts'
import { useLocale } from './href.tsx'
import { Icon } from './icon.tsx'
import { PathLink } from './link.tsx'

export type Neighbour = { path: string; title: string; language: string }

type Props = { label: string; previous?: Neighbour | undefined; next?: Neighbour | undefined }

/** Links to the previous and next text. */
export function Neighbours({ label, previous, next }: Props) {
  const locale = useLocale()
  const name = (neighbour: Neighbour) => <bdi {...textProps(neighbour, locale)}>{neighbour.title}</bdi>
  return (
    <nav className="row split" aria-label={label}>
      {previous ? (
        <PathLink className="button" path={previous.path} rel="prev">
          <Icon name="chevron-left" size="small" flip />
          <span>
            <T id="ui.neighbours.previous" values={{ title: name(previous) }} />
          </span>
        </PathLink>
      ) : (
        <span />
      )}
      {next && (
        <PathLink className="button" path={next.path} rel="next">
          <span>
            <T id="ui.neighbours.next" values={{ title: name(next) }} />
          </span>
          <Icon name="chevron-right" size="small" flip />
        </PathLink>
      )}
    </nav>
  )
}
