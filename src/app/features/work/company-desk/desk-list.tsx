import { type ReactNode, useId } from 'react'
import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { DAY } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** From this wait on, a row has a warning mark. */
const LONG_WAIT = 7 * DAY

export type DeskRow = {
  id: string
  path: string
  name: ReactNode
  /** Facts, separated by dots. */
  facts: readonly ReactNode[]
  /** How long it has waited, or when it ends. */
  when: ReactNode
  /** What the link opens: the row is a single link. */
  verb: string
  /** Cut the facts to one line, for texts of people. */
  isCut?: boolean
}

type KindProps = {
  title: string
  total: number
  /** The page of all rows of the kind. */
  path: string
  rows: readonly DeskRow[]
  /** What the rows leave out. */
  rest?: string | false
}

/** One kind of task: its number and page, then the first rows. Returns nothing for an empty kind. */
export function DeskKind({ title, total, path, rows, rest }: KindProps) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const id = useId()
  if (total === 0) return null
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title} <span className="count-of">{integer(total)}</span>
        </h2>
        <PathLink path={path} aria-label={t('company.desk.all-of', { kind: title })}>
          {t('company.desk.all')}
        </PathLink>
      </header>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
        {rest && (
          <li>
            <PathLink className="rest" path={path}>
              {rest}
            </PathLink>
          </li>
        )}
      </ul>
    </section>
  )
}

function Row({ path, name, facts, when, verb, isCut = false }: DeskRow) {
  const shown = facts.filter(Boolean)
  return (
    <li>
      <PathLink className="name" path={path}>
        {name}
      </PathLink>
      <span className={isCut ? 'facts-line cut' : 'facts-line'} {...(isCut && { dir: 'auto' })}>
        {shown.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity but their place
          <span key={place}>
            {place > 0 && <span aria-hidden="true"> · </span>}
            {fact}
          </span>
        ))}
      </span>
      <span className="when">{when}</span>
      <span className="verb" aria-hidden="true">
        {verb}
      </span>
    </li>
  )
}

/** How long ago it was; marked after a week. */
export function Since({ at, now }: { at: number; now: number }) {
  const { relative } = useFormats()
  const text = relative(at, now)
  return now - at > LONG_WAIT ? <StateMark kind="warn">{text}</StateMark> : text
}
